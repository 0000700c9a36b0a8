import { markdownAddress } from './addresses';
import type { Section } from './readSections';

export interface SiteSummary {
  title: string;
  /** One sentence. */
  summary: string;
  /** What a reader has to know before the pages: paragraphs of Markdown. */
  notes: readonly string[];
  /** With the base URL, a slash at its end. */
  url: string;
}

function head({ title, summary, notes }: SiteSummary): string {
  return [`# ${title}`, `> ${summary}`, ...notes].join('\n\n');
}

/**
 * The index of the site's Markdown for programs that read it: https://llmstxt.org/
 *
 * @returns the text of `llms.txt`
 */
export function llmsTxt(site: SiteSummary, sections: readonly Section[]): string {
  const lists = sections.map(({ label, pages }) => {
    const lines = pages.map(
      ({ title, address, description }) =>
        `- [${title}](${site.url}${markdownAddress(address)}): ${description}`,
    );
    return `## ${label}\n\n${lines.join('\n')}`;
  });
  return `${[head(site), ...lists].join('\n\n')}\n`;
}

/**
 * All pages in one file, in the same order.
 *
 * @param markdowns of the pages, by their addresses
 * @returns the text of `llms-full.txt`
 * @throws naming a page that has none
 */
export function llmsFullTxt(
  site: SiteSummary,
  sections: readonly Section[],
  markdowns: ReadonlyMap<string, string>,
): string {
  const addresses = sections.flatMap(({ pages }) => pages.map(({ address }) => address));
  const texts = addresses.map((address) => {
    const markdown = markdowns.get(address);
    if (markdown === undefined)
      throw new Error(`llms-full.txt: found no Markdown of ${address}, expected it`);
    return markdown;
  });
  return [head(site), ...texts].join('\n\n');
}

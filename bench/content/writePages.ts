import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPeers } from '../installPeers';
import type { Content, Section } from './readContent';
import { createConverter, type Dialect } from './toMarkdown';

interface PageFormat {
  dialect: Dialect;
  extension: '.md' | '.mdx';
  /** What stands before the text, such as imports. */
  preamble?: string;
  /** Whether the page shows `title` as its heading by itself. */
  showsTitle?: boolean;
}

/** The content as many times as asked for: each copy under a numbered folder, with a sidebar of its own. */
export function repeatContent(content: Content, times: number): Content {
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const move = (copy: number, url: string): string => `/copy-${copy}${url}`;
  const pages = copies.flatMap((copy) =>
    content.pages.map((page) => ({ ...page, url: move(copy, page.url), title: `${page.title} ${copy}` })),
  );
  const sections = copies.flatMap((copy) =>
    content.sections.map((section): Section => ({
      ...section,
      name: `copy-${copy}/${section.name}`,
      groups: section.groups.map(({ label, links }) => ({
        label,
        links: links.map((link) => ({ label: `${link.label} ${copy}`, url: move(copy, link.url) })),
      })),
    })),
  );
  return { pages: [...content.pages, ...pages], sections: [...content.sections, ...sections] };
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** Writes all pages in a generator's form, and a first page with a link to each section. */
export function writePages(content: Content, directory: string, format: PageFormat): void {
  const convert = createConverter(installPeers('conversion'), format.dialect);
  const converted = new Map<string, string>();
  const write = (url: string, title: string, description: string, text: string): void => {
    const file = path.join(directory, `${url}${format.extension}`);
    mkdirSync(path.dirname(file), { recursive: true });
    const frontMatter = `---\ntitle: ${quote(title)}\ndescription: ${quote(description)}\n---\n`;
    const heading = format.showsTitle ? '' : `# ${title}\n`;
    writeFileSync(file, [frontMatter, format.preamble ?? '', heading, text, ''].join('\n'));
  };
  for (const { url, title, description, html } of content.pages) {
    const text = converted.get(html) ?? convert(html);
    converted.set(html, text);
    write(url, title, description, text);
  }
  const links = content.sections.flatMap(({ label, groups }) => {
    const first = groups[0]?.links[0];
    return first ? [`- [${label}](${first.url})`] : [];
  });
  write('/index', 'Garfish', 'Garfish 的中文文档', links.join('\n'));
}

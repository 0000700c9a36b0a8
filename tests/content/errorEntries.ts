import { readSections, type Section } from '../../plugins/error-decoder/readSections';
import { hole } from './errorMessages';

export interface ErrorEntry {
  /** The anchor of the heading it stands in or below. */
  id: string;
  /** The messages that the heading quotes, or a row of the table below a heading that quotes none. */
  texts: readonly string[];
  /** What the 来源包 below the heading names, without backticks and commas: packages, or `浏览器`. */
  origin: string;
  /** What the 类型 below the heading says: 抛出, 警告 or 错误日志, and 仅开发环境. */
  kind: string;
}

/** As the page shows them, the messages of a heading or, where it quotes none, of each row of the table below it. */
function textsIn({ title, rows }: Section): string[][] {
  const quoting = title.code.length > 0 ? [title] : rows.flatMap((row) => [...row.values()].slice(0, 1));
  return quoting
    .filter(({ code }) => code.length > 0)
    .map(({ code }) => code.map((text) => text.replaceAll(/\s+/g, ' ')));
}

/**
 * The entries of docs/errors.mdx: every heading of level 3 that quotes a message, or has a table of messages below it,
 * with the list of its origin and kind.
 */
export function parseEntries(mdx: string): ErrorEntry[] {
  return readSections('errors', mdx).flatMap((section) => {
    const field = (name: string): string => section.fields.get(name)?.markdown ?? '';
    const origin = field('来源包').replaceAll('`', '');
    if (origin === '') return [];
    const id = section.place.replace(/^.*#/, '');
    return textsIn(section).map((texts) => ({ id, texts, origin, kind: field('类型') }));
  });
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Whether the text is one the template can become; what a template adds to its end may be left out. */
export function matchesTemplate(text: string, template: string): boolean {
  const parts = template.replace(new RegExp(` ${hole}$`), hole).split(hole);
  return new RegExp(`^${parts.map(escapeForRegExp).join('.*')}$`).test(text);
}

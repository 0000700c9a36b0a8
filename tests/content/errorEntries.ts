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

/** The code spans of a line, whatever number of backticks they are fenced with. */
function codeSpans(line: string): string[] {
  return [...line.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code = '']) =>
    code.replaceAll(/\s+/g, ' ').trim(),
  );
}

/** What the first cell of each row of the section's table quotes; rows that quote nothing are left out. */
function textsOfRows(section: string): string[][] {
  return [...section.matchAll(/^\| (.+?) \|/gm)]
    .map(([, cell = '']) => codeSpans(cell))
    .filter((texts) => texts.length > 0);
}

function entriesOf(section: string): ErrorEntry[] {
  const [heading = ''] = section.split('\n', 1);
  const [title = '', id] = heading.split(/ \{\/\* #([\w-]+) \*\/\}$/);
  if (id === undefined) return [];
  const field = (name: string): string => new RegExp(`^- ${name}：(.+)$`, 'm').exec(section)?.[1] ?? '';
  const origin = field('来源包').replaceAll('`', '');
  if (origin === '') return [];
  const inHeading = codeSpans(title);
  const messages = inHeading.length > 0 ? [inHeading] : textsOfRows(section);
  return messages.map((texts) => ({ id, texts, origin, kind: field('类型') }));
}

/**
 * The entries of docs/errors.mdx: every heading of level 3 that quotes a message, or has a table of messages below it,
 * with the list of its origin and kind.
 */
export function parseEntries(mdx: string): ErrorEntry[] {
  return mdx.split(/^#{2,3} (?=.)/m).flatMap(entriesOf);
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Whether the text is one the template can become; what a template adds to its end may be left out. */
export function matchesTemplate(text: string, template: string): boolean {
  const parts = template.replace(new RegExp(` ${hole}$`), hole).split(hole);
  return new RegExp(`^${parts.map(escapeForRegExp).join('.*')}$`).test(text);
}

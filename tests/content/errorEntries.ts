import { hole } from './errorMessages';

export interface ErrorEntry {
  /** The anchor of the entry on the page. */
  id: string;
  /** The messages its heading quotes. */
  texts: readonly string[];
  /** What its 来源包 names, without backticks and commas: packages, or `浏览器`. */
  origin: string;
  /** What its 类型 says: 抛出, 警告 or 错误日志, and 仅开发环境. */
  kind: string;
}

/** The code spans of a line, whatever number of backticks they are fenced with. */
function codeSpans(line: string): string[] {
  return [...line.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code = '']) =>
    code.replaceAll(/\s+/g, ' ').trim(),
  );
}

function entryOf(section: string): ErrorEntry[] {
  const [heading = ''] = section.split('\n', 1);
  const [title = '', id] = heading.split(/ \{\/\* #([\w-]+) \*\/\}$/);
  const texts = codeSpans(title);
  if (id === undefined || texts.length === 0) return [];
  const field = (name: string): string => new RegExp(`^- ${name}：(.+)$`, 'm').exec(section)?.[1] ?? '';
  return [{ id, texts, origin: field('来源包').replaceAll('`', ''), kind: field('类型') }];
}

/** The entries of docs/errors.mdx: every heading of level 3 that quotes a message, with the list below it. */
export function parseEntries(mdx: string): ErrorEntry[] {
  return mdx.split(/^#{2,3} (?=.)/m).flatMap(entryOf);
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Whether the text is one the template can become; what a template adds to its end may be left out. */
export function matchesTemplate(text: string, template: string): boolean {
  const parts = template.replace(new RegExp(` ${hole}$`), hole).split(hole);
  return new RegExp(`^${parts.map(escapeForRegExp).join('.*')}$`).test(text);
}

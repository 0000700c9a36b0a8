/** A fenced code block of a document, and where it stands. */
export interface Block {
  language: string;
  /** The `title="…"` of the fence: for a file, its path. */
  title: string | undefined;
  code: string;
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Ids of the headings it stands under, outermost first. */
  sections: readonly string[];
  /** Values of the `<TabItem>`s it stands in, outermost first. */
  tabs: readonly string[];
}

export interface TutorialFile {
  path: string;
  content: string;
}

/** Which blocks a reader follows: those under one of `sections` (or anywhere), in no tab but the chosen ones. */
export interface Choice {
  sections?: readonly string[];
  tabs?: readonly string[];
}

interface Heading {
  level: number;
  id: string;
}

const patterns = {
  fence: /^(\s*)(`{3,})(\w+)(.*)$/,
  title: /\btitle="([^"]+)"/,
  heading: /^(#{2,6}) .*\{\/\* #([\w-]+) \*\/\}$/,
  openTab: /^\s*<TabItem\b.*?\bvalue="([^"]+)"/,
  closeTab: /^\s*<\/TabItem>/,
};

/** The lines of the block that opens at `start`, without the fence's indentation; an unclosed fence throws. */
function fencedLines(lines: readonly string[], start: number, indent: string, marker: string): string[] {
  const length = lines.slice(start + 1).findIndex((line) => line.trim() === marker);
  if (length === -1) throw new Error(`line ${start + 1}: the code block is never closed`);
  return lines
    .slice(start + 1, start + 1 + length)
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}

/**
 * Reads every fenced code block of an MDX document.
 *
 * @throws with the line, where a fence is never closed
 */
export function readBlocks(document: string): Block[] {
  const lines = document.split('\n');
  const blocks: Block[] = [];
  let headings: Heading[] = [];
  const tabs: string[] = [];

  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, hashes, id] = patterns.heading.exec(line) ?? [];
    if (hashes && id) {
      headings = [...headings.filter(({ level }) => level < hashes.length), { level: hashes.length, id }];
    }
    const tab = patterns.openTab.exec(line)?.[1];
    if (tab) tabs.push(tab);
    if (patterns.closeTab.test(line)) tabs.pop();

    const [, indent = '', marker, language, meta = ''] = patterns.fence.exec(line) ?? [];
    if (!marker || !language) continue;
    const code = fencedLines(lines, index, indent, marker);
    blocks.push({
      language,
      title: patterns.title.exec(meta)?.[1],
      code: `${code.join('\n')}\n`,
      line: index + 1,
      sections: headings.map((heading) => heading.id),
      tabs: [...tabs],
    });
    index += code.length + 1;
  }
  return blocks;
}

function isChosen({ sections, tabs }: Block, choice: Choice): boolean {
  if (choice.sections && !sections.some((each) => choice.sections?.includes(each))) return false;
  return tabs.every((each) => choice.tabs?.includes(each));
}

/**
 * The files that a reader who makes this choice writes below `folder`, with paths that begin with it.
 *
 * @throws when there is none, or when the page gives one file twice and leaves the reader to guess
 */
export function selectFiles(blocks: readonly Block[], folder: string, choice: Choice = {}): TutorialFile[] {
  const files = new Map<string, Block>();
  for (const block of blocks) {
    if (!block.title?.startsWith(`${folder}/`) || !isChosen(block, choice)) continue;
    const earlier = files.get(block.title);
    if (earlier)
      throw new Error(`lines ${earlier.line} and ${block.line} both give ${block.title}; which one is meant?`);
    files.set(block.title, block);
  }
  if (files.size === 0) throw new Error(`no code block has a title below ${folder}/`);
  return [...files].map(([path, { code }]) => ({ path, content: code }));
}

/**
 * The shell commands of this choice, one list of lines for each `bash` block.
 *
 * @throws when there is no such block
 */
export function selectCommands(blocks: readonly Block[], choice: Choice): string[][] {
  const commands = blocks
    .filter((block) => block.language === 'bash' && isChosen(block, choice))
    .map(({ code }) => code.split('\n').filter((line) => line.trim() !== ''));
  if (commands.length === 0) throw new Error(`no bash block in section ${choice.sections?.join(', ')}`);
  return commands;
}

import { extractFences, type Fence } from '../../tools/extractFences';

/** A fenced code block of a document, and where it stands. */
export interface Block extends Fence {
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

const headingPattern = /^(#{2,6}) .*\{\/\* #([\w-]+) \*\/\}$/;
const openTabPattern = /^\s*<TabItem\b.*?\bvalue="([^"]+)"/;
const closeTabPattern = /^\s*<\/TabItem>/;

/** The headings above a line, once `line` itself has been read. */
function headingsAfter(line: string, headings: readonly Heading[]): readonly Heading[] {
  const [, { length: level } = '', id] = headingPattern.exec(line) ?? [];
  return id ? [...headings.filter((heading) => heading.level < level), { level, id }] : headings;
}

/** The open tabs, once `line` has been read. */
function tabsAfter(line: string, tabs: readonly string[]): readonly string[] {
  const opened = openTabPattern.exec(line)?.[1];
  if (opened) return [...tabs, opened];
  return closeTabPattern.test(line) ? tabs.slice(0, -1) : tabs;
}

/**
 * Reads every fenced code block of an MDX document.
 *
 * @param file name of the document, for messages
 * @throws with file and line, where a fence is never closed
 */
export function readBlocks(file: string, document: string): Block[] {
  const fences = new Map(extractFences(file, document).map((fence) => [fence.line, fence]));
  const lines = document.split('\n');
  const blocks: Block[] = [];
  let headings: readonly Heading[] = [];
  let tabs: readonly string[] = [];

  for (let index = 0; index < lines.length; index += 1) {
    const fence = fences.get(index + 1);
    if (fence) {
      blocks.push({ ...fence, sections: headings.map(({ id }) => id), tabs });
      index += fence.code === '' ? 0 : fence.code.split('\n').length;
      continue;
    }
    const line = lines[index] ?? '';
    headings = headingsAfter(line, headings);
    tabs = tabsAfter(line, tabs);
  }
  return blocks;
}

function isChosen({ sections, tabs }: Block, choice: Choice): boolean {
  if (choice.sections && !sections.some((each) => choice.sections?.includes(each))) return false;
  return tabs.every((each) => choice.tabs?.includes(each));
}

/** A section or tab that the page does not have would silently choose nothing. */
function requireKnown(kind: 'sections' | 'tabs', blocks: readonly Block[], choice: Choice): void {
  const known = new Set(blocks.flatMap((block) => block[kind]));
  const unknown = choice[kind]?.find((each) => !known.has(each));
  if (unknown !== undefined) throw new Error(`no code block in ${kind} ${unknown}`);
}

function chosenBlocks(blocks: readonly Block[], choice: Choice): Block[] {
  requireKnown('sections', blocks, choice);
  requireKnown('tabs', blocks, choice);
  return blocks.filter((block) => isChosen(block, choice));
}

/**
 * The files that a reader who makes this choice writes below `folder`, with paths that begin with it.
 *
 * @throws when there is none, when the page lacks a section or tab of the choice, or when it gives one file twice and
 * leaves the reader to guess
 */
export function selectFiles(blocks: readonly Block[], folder: string, choice: Choice = {}): TutorialFile[] {
  const files = new Map<string, Block>();
  for (const block of chosenBlocks(blocks, choice)) {
    const title = block.meta['title'];
    if (!title?.startsWith(`${folder}/`)) continue;
    const earlier = files.get(title);
    if (earlier) {
      throw new Error(`${block.file}: lines ${earlier.line} and ${block.line} both give ${title}`);
    }
    files.set(title, block);
  }
  if (files.size === 0) throw new Error(`no code block has a title below ${folder}/`);
  return [...files].map(([path, { code }]) => ({ path, content: `${code}\n` }));
}

/**
 * The shell commands of this choice, one list of lines for each `bash` block.
 *
 * @throws when there is no such block, or the page lacks a section or tab of the choice
 */
export function selectCommands(blocks: readonly Block[], choice: Choice): string[][] {
  const commands = chosenBlocks(blocks, choice)
    .filter((block) => block.language === 'bash')
    .map(({ code }) => code.split('\n').filter((line) => line.trim() !== ''));
  if (commands.length === 0) throw new Error(`no bash block in sections ${String(choice.sections)}`);
  return commands;
}

import type { Peers } from '../installPeers';

/** A tab of a group: its name and what is in it. */
export interface Tab {
  label: string;
  body: string;
}

/** How a generator writes what Markdown itself has no words for. */
export interface Dialect {
  heading: (level: number, text: string, id: string | undefined) => string;
  admonition: (type: string, title: string, body: string) => string;
  /** What follows the language of a fence. */
  codeTitle: (title: string) => string;
  tabs: (tabs: readonly Tab[]) => string;
}

// What is used of Turndown and its DOM, whose types are not installed.

interface DomNode {
  nodeName: string;
  textContent: string;
  innerHTML: string;
  parentNode: DomNode | null;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => DomNode | null;
  querySelectorAll: (selector: string) => ArrayLike<DomNode>;
}

interface Rule {
  filter: (node: DomNode) => boolean;
  replacement: (content: string, node: DomNode) => string;
}

interface Turndown {
  addRule: (name: string, rule: Rule) => void;
  use: (plugin: unknown) => void;
  escape: (text: string) => string;
  turndown: (html: string) => string;
}

type TurndownConstructor = new (options: Record<string, string>) => Turndown;

function hasClass(node: DomNode, pattern: RegExp): boolean {
  return pattern.test(node.getAttribute('class') ?? '');
}

/** The first part of a class that begins with a prefix: `warning` in `theme-admonition-warning`. */
function classAfter(node: DomNode, prefix: string): string {
  return new RegExp(`(?:^|\\s)${prefix}(\\w+)`).exec(node.getAttribute('class') ?? '')?.[1] ?? '';
}

function block(text: string): string {
  return `\n\n${text}\n\n`;
}

/** Backticks that code may stand between: at least so many, and more than follow each other in it. */
function fenceFor(code: string, least: number): string {
  const inside = Array.from(code.matchAll(/`+/g), ([run]) => run.length);
  return '`'.repeat(Math.max(least, ...inside.map((length) => length + 1)));
}

function codeBlock(text: string, info: string): string {
  const code = text.replace(/\n$/, '');
  const fence = fenceFor(code, 3);
  return block(`${fence}${info}\n${code}\n${fence}`);
}

function titledCodeBlock(node: DomNode, dialect: Dialect): string {
  const title = node.querySelector('[class^="title_"]')?.textContent;
  const info = classAfter(node, 'language-') + (title ? ` ${dialect.codeTitle(title)}` : '');
  return codeBlock(node.querySelector('pre')?.textContent ?? '', info);
}

function isInCell({ parentNode }: DomNode): boolean {
  return parentNode !== null && (/^T[DH]$/.test(parentNode.nodeName) || isInCell(parentNode));
}

/** Code that no title stands above; of a cell's only a line can be written. */
function sample(node: DomNode): string {
  const { textContent } = node;
  if (!isInCell(node)) return codeBlock(textContent, '');
  const fence = fenceFor(textContent, 1);
  return ` ${fence} ${textContent.replaceAll(/\s+/g, ' ').trim()} ${fence} `;
}

function rulesOf(dialect: Dialect, convert: (html: string) => string): Record<string, Rule> {
  return {
    heading: {
      filter: ({ nodeName }) => /^H[2-6]$/.test(nodeName),
      replacement: (content, node) =>
        block(
          dialect.heading(
            Number(node.nodeName.slice(1)),
            content.trim(),
            node.getAttribute('id') ?? undefined,
          ),
        ),
    },
    codeBlock: {
      filter: (node) => hasClass(node, /theme-code-block/),
      replacement: (_, node) => titledCodeBlock(node, dialect),
    },
    admonition: {
      filter: (node) => hasClass(node, /theme-admonition-/),
      replacement: (_, node) => {
        const title = node.querySelector('[class^="admonitionHeading"]')?.textContent.trim() ?? '';
        const body = convert(node.querySelector('[class^="admonitionContent"]')?.innerHTML ?? '');
        return block(dialect.admonition(classAfter(node, 'theme-admonition-'), title, body));
      },
    },
    tabs: {
      filter: (node) => hasClass(node, /theme-tabs-container/),
      replacement: (_, node) => {
        const panels = node.querySelectorAll('[role="tabpanel"]');
        const tabs = Array.from(node.querySelectorAll('[role="tab"]'), (tab, index) => ({
          label: tab.textContent,
          body: convert(panels[index]?.innerHTML ?? ''),
        }));
        return block(dialect.tabs(tabs));
      },
    },
    sample: { filter: ({ nodeName }) => nodeName === 'PRE', replacement: (_, node) => sample(node) },
  };
}

/**
 * A converter of the HTML of our pages to a generator's Markdown. What MDX and Vue would take for code is written as
 * entities.
 */
export function createConverter(peers: Peers, dialect: Dialect): (html: string) => string {
  const Turndown = peers.load('turndown') as TurndownConstructor;
  const { gfm } = peers.load('@joplin/turndown-plugin-gfm') as { gfm: unknown };
  const service = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', emDelimiter: '*' });
  service.use(gfm);
  const escapeMarkdown = service.escape.bind(service);
  service.escape = (text) =>
    escapeMarkdown(text).replaceAll('<', '&lt;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
  const convert = (html: string): string => service.turndown(html);
  for (const [name, rule] of Object.entries(rulesOf(dialect, convert))) service.addRule(name, rule);
  return convert;
}

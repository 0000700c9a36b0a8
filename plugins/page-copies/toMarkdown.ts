import type { Element, Root as HtmlRoot } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Code keeps its title: ```` ```ts title="src/main.ts" ````. */
const pre: Handle = (state, node: Element) => {
  const code = defaultHandlers.pre(state, node);
  const title = node.properties['dataTitle'];
  return typeof title === 'string' ? { ...code, meta: `title=${JSON.stringify(title)}` } : code;
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkCjkFriendly)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/** HTML in the words of GitHub's Markdown. */
export function toMarkdown(html: HtmlRoot): string {
  const markdown = toMdast(html, { handlers: { pre } });
  if (markdown.type !== 'root') throw new Error(`found ${markdown.type}, expected a whole tree of Markdown`);
  return writer.stringify(markdown);
}

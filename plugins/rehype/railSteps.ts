import type { Element, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { isElement } from './questionNotes';

/** How a heading begins that is a step. */
const number = /^第[一二三四五六七八九十]+步：/;

function stepNumberOf(node: RootContent): string | undefined {
  const [text] = isElement(node, 'h2') ? node.children : [];
  return text?.type === 'text' ? number.exec(text.value)?.[0] : undefined;
}

/** Its number is on the rail: in the heading, it is for who listens and who copies. */
function numbered(heading: Element, words: string, dataStep: number): Element {
  const [text, ...others] = heading.children;
  if (text?.type !== 'text') return heading;
  const spoken: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['step-number'] },
    children: [{ type: 'text', value: words }],
  };
  const rest = { ...text, value: text.value.slice(words.length) };
  return { ...heading, properties: { ...heading.properties, dataStep }, children: [spoken, rest, ...others] };
}

/**
 * Makes sections of steps, which src/css/text.css puts on a rail.
 *
 * in:  `<h2>第一步：写子应用</h2> content <h2>常见问题</h2>`
 * out: `<section class="step"><h2 data-step="1"><span class="step-number">第一步：</span>写子应用</h2> content</section> <h2>常见问题</h2>`
 */
export const railSteps: Plugin<[], Root> = () => (root) => {
  let step: Element | undefined;
  let count = 0;
  root.children = root.children.flatMap((node): RootContent[] => {
    const words = stepNumberOf(node);
    if (words !== undefined && node.type === 'element') {
      count += 1;
      step = {
        type: 'element',
        tagName: 'section',
        properties: { className: ['step'] },
        children: [numbered(node, words, count)],
      };
      return [step];
    }
    if (isElement(node, 'h2')) step = undefined;
    if (!step || node.type === 'doctype' || node.type === 'mdxjsEsm') return [node];
    step.children.push(node);
    return [];
  });
};

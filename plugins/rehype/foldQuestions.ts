import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Element of the document that `insertFacts` writes after each proven sentence. */
const markName = 'VerifiedMark';

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function countFacts(nodes: readonly RootContent[]): number {
  let count = 0;
  for (const node of nodes) {
    visit(node, (each) => {
      if ('name' in each && each.name === markName) count += 1;
    });
  }
  return count;
}

/** Written as JSX: what Markdown has is handed to the theme's components, and these are plain HTML. */
function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as ElementContent[],
  };
}

function fold(heading: Element, answer: RootContent[]): MdxJsxFlowElementHast {
  const facts = countFacts(answer);
  const id = String(heading.properties.id);
  const title = jsx('QuestionTitle', { id }, heading.children);
  const summary = jsx('summary', facts > 0 ? { 'data-facts': String(facts) } : {}, [title]);
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${id}` },
    children: [{ type: 'text', value: '这一条的链接' }],
  };
  return jsx('details', { className: 'question' }, [summary, ...answer, link]);
}

/**
 * In documents whose front matter says `fold_questions: true`, folds what stands below a heading of level 3 behind it, so
 * that a page of many questions is a page of their titles.
 *
 * in:  `<h3>…</h3> answer`
 * out: `<details class="question"><summary data-facts="2"><h3 id>…</h3></summary> answer, link to it</details>`; `data-facts`
 *   is how many of the answer's sentences are proven, and is left out for none
 */
export const foldQuestions: Plugin<[], Root> = () => (root, file) => {
  const { frontMatter } = file.data as { frontMatter?: Readonly<Record<string, unknown>> };
  if (frontMatter?.['fold_questions'] !== true) return;
  const folded: RootContent[] = [];
  let heading: Element | undefined;
  let answer: RootContent[] = [];
  const close = (): void => {
    if (heading) folded.push(fold(heading, answer));
    heading = undefined;
    answer = [];
  };
  for (const node of root.children) {
    if (isElement(node, 'h2') || isElement(node, 'h3')) close();
    if (isElement(node, 'h3')) heading = node;
    else if (heading) answer.push(node);
    else folded.push(node);
  }
  close();
  root.children = folded;
};

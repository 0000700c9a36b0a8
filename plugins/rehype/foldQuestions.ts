import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { frontMatterOf } from '../remark/frontMatterOf';
import { jsxAttributes } from '../remark/jsxAttributes';
import { isElement, takeNotes } from './questionNotes';

/** A heading of level 2 and its questions. */
interface Category {
  heading: Element;
  questions: number;
  hasUnsolved: boolean;
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
    attributes: jsxAttributes(attributes),
    children: children as ElementContent[],
  };
}

/** Its row in the page; fails where nobody could say what the answer rests on, or the filter would not know it. */
function fold(heading: Element, answer: RootContent[], category: Category | undefined, file: VFile) {
  const { basis, kind, isUnsolved, lacksCheck } = takeNotes(answer);
  const id = String(heading.properties.id);
  if (!category) file.fail(`#${id}：上面没有二级标题；期望每个问题都在一个分类之下`, heading);
  if (basis === undefined && kind === undefined) {
    file.fail(
      `#${id}：回答里没有验证过的句子，也没有说依据；期望一段“依据：已实测、源码、通用或上游”，或写明**未解决**`,
      heading,
    );
  }
  if (lacksCheck)
    file.fail(`#${id}：写了原因，没有写怎样确认；期望一项“怎样确认：一步看出是不是它”`, heading);
  if (category.hasUnsolved && !isUnsolved) {
    file.fail(`#${id}：排在未解决的问题后面；期望未解决的在本类的最后`, heading);
  }
  category.questions += 1;
  category.hasUnsolved = isUnsolved;
  const title = jsx('QuestionTitle', { id }, heading.children);
  const note = kind === undefined ? [] : [jsx('span', {}, [{ type: 'text', value: kind }])];
  const summary = jsx('summary', basis === undefined ? {} : { 'data-basis': basis }, [title, ...note]);
  return jsx('details', { className: isUnsolved ? 'question unsolved' : 'question' }, [summary, ...answer]);
}

/** Above the first category: a field to filter, and links to the categories. */
function filterOf(categories: readonly Category[]): MdxJsxFlowElementHast {
  const links = categories
    .filter(({ questions }) => questions > 0)
    .map(({ heading, questions }): Element => ({
      type: 'element',
      tagName: 'a',
      properties: { href: `#${String(heading.properties.id)}`, dataCount: String(questions) },
      children: heading.children.filter(({ type }) => type === 'text'),
    }));
  return jsx('QuestionFilter', {}, links);
}

/**
 * In documents whose front matter says `fold_questions: true`, folds what stands below a heading of level 3 behind it, so
 * that a page of many questions is a page of their titles, and puts a filter and the categories above them.
 *
 * in:  `<h2>…</h2> <h3>…</h3> answer`
 * out: `<QuestionFilter><a href data-count="1">…</a></QuestionFilter> <h2>…</h2> <details class="question"><summary
 *   data-basis="✓ 已实测 2"><h3 id>…</h3></summary> answer</details>`; see `takeNotes` for `data-basis`, and for
 *   the `<span>` that error messages have instead
 */
export const foldQuestions: Plugin<[], Root> = () => (root, file) => {
  if (frontMatterOf(file)['fold_questions'] !== true) return;
  const folded: RootContent[] = [];
  const categories: Category[] = [];
  let heading: Element | undefined;
  let answer: RootContent[] = [];
  const close = (): void => {
    if (heading) folded.push(fold(heading, answer, categories.at(-1), file));
    heading = undefined;
    answer = [];
  };
  for (const node of root.children) {
    if (isElement(node, 'h2') || isElement(node, 'h3')) close();
    if (isElement(node, 'h2')) categories.push({ heading: node, questions: 0, hasUnsolved: false });
    if (isElement(node, 'h3')) heading = node;
    else if (heading) answer.push(node);
    else folded.push(node);
  }
  close();
  if (categories.length === 0) return;
  const first = folded.findIndex((node) => isElement(node, 'h2'));
  folded.splice(first, 0, filterOf(categories));
  root.children = folded;
};

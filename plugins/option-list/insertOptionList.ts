import type { BlockContent, Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import type { LinkedLines } from '../code-blocks/linkLines';
import { attributeOf } from '../remark/attributeOf';
import { extractOptions, type Option, type OptionScope } from './extractOptions';
import { optionGroups, sandboxOptionGroups, type OptionGroups } from './optionMeanings';
import { readExample } from './readExample';
import { anchorOf, writeOptions } from './writeOptions';

interface Options {
  /** Absolute; the installed packages are found from here. */
  siteDirectory: string;
}

function groupsOf(scope: OptionScope): OptionGroups {
  return scope === 'sandbox' ? sandboxOptionGroups : optionGroups;
}

function namesIn(groups: OptionGroups): string[] {
  return Object.values(groups).flatMap((group) => Object.keys(group));
}

/**
 * An option and its meaning are written in two places: each must have the other.
 *
 * @param found names that the installed type declarations have
 * @param explained names that have a meaning
 * @throws naming every difference
 */
export function assertSameNames(found: readonly string[], explained: readonly string[], where: string): void {
  const missing = found.filter((name) => !explained.includes(name));
  const stale = explained.filter((name) => !found.includes(name));
  const differences = [
    ...missing.map((name) => `found the option ${name} without a meaning`),
    ...stale.map((name) => `found a meaning for ${name}, which is no option`),
  ];
  if (differences.length === 0) return;
  throw new Error(
    `plugins/option-list/optionMeanings.ts, ${where}: ${differences.join('; ')}; expected one meaning for each option`,
  );
}

function namesOf(...lists: Option[][]): string[] {
  return [...new Set(lists.flat().map(({ name }) => name))];
}

function extractExplainedOptions(siteDirectory: string): Record<OptionScope, Option[]> {
  const options = extractOptions(siteDirectory);
  assertSameNames(namesOf(options.run, options.registerApp), namesIn(optionGroups), 'optionGroups');
  assertSameNames(namesOf(options.sandbox), namesIn(sandboxOptionGroups), 'sandboxOptionGroups');
  return options;
}

function isScope(value: string, options: Record<OptionScope, Option[]>): value is OptionScope {
  return Object.hasOwn(options, value);
}

/** Leads from each line that sets an option to the option's row. */
function linkExample(code: Code, scope: OptionScope, options: readonly Option[], file: VFile): void {
  const lines = readExample(code.value, `Garfish.${scope}`);
  for (const { name, first } of lines) {
    if (options.some((option) => option.name === name)) continue;
    const place = { line: (code.position?.start.line ?? 0) + first, column: 1 };
    file.fail(`<OptionList scope="${scope}"> 的示例里有 ${name}；期望这份列表里的选项`, place);
  }
  if (lines.length === 0) {
    file.fail(
      `<OptionList scope="${scope}"> 的示例里没有选项；期望 Garfish.${scope}({ … })，每个选项从新的一行开始`,
      code,
    );
  }
  const links = lines.map((each): LinkedLines => ({ ...each, anchor: anchorOf(each.name) }));
  code.data = { ...code.data, hProperties: { dataLinks: JSON.stringify(links) } };
}

function exampleOf(
  node: MdxJsxFlowElement,
  scope: OptionScope,
  options: readonly Option[],
  file: VFile,
): BlockContent[] {
  for (const child of node.children) {
    if (child.type !== 'code') {
      file.fail(`<OptionList scope="${scope}"> 里有 ${child.type}；期望至多一个代码块：完整的示例`, child);
    }
    linkExample(child, scope, options, file);
  }
  return node.children.filter((child) => child.type === 'code');
}

/**
 * Writes the options of an API where a document asks for it.
 *
 * in:  `<OptionList scope="registerApp" />`, or an example between the tags
 * out: a list with name, type and necessity from the installed `.d.ts`, default, scope and meaning from
 *   `optionMeanings.ts`; the lines of the example lead to its rows, and an option that is not there fails the build
 */
export const insertOptionList: Plugin<[Options], Root> = ({ siteDirectory }) => {
  let extracted: Record<OptionScope, Option[]> | undefined;
  return (root, file: VFile) => {
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'OptionList') return;
      extracted ??= extractExplainedOptions(siteDirectory);
      const scope = attributeOf(node, 'scope');
      if (!isScope(scope, extracted)) {
        file.fail(`<OptionList scope="${scope}">；期望 scope 为 ${Object.keys(extracted).join(' / ')}`, node);
      }
      const options = extracted[scope];
      const example = exampleOf(node, scope, options, file);
      if (parent && index !== undefined) {
        parent.children[index] = writeOptions(scope, options, groupsOf(scope), example);
      }
    });
  };
};

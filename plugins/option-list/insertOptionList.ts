import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { extractOptions, type Option, type OptionScope } from './extractOptions';
import { optionMeanings, sandboxOptionMeanings, type OptionMeaning } from './optionMeanings';

interface Options {
  /** Absolute; the installed packages are found from here. */
  siteDirectory: string;
}

const headings = ['选项', '类型', '默认值', '生效于', '含义'];

const statusLabels = { dead: '无效', deprecated: '不推荐' } as const;

function meaningsOf(scope: OptionScope): Readonly<Record<string, OptionMeaning>> {
  return scope === 'sandbox' ? sandboxOptionMeanings : optionMeanings;
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
    `plugins/option-table/optionMeanings.ts, ${where}: ${differences.join('; ')}; expected one meaning for each option`,
  );
}

function namesOf(...lists: Option[][]): string[] {
  return [...new Set(lists.flat().map(({ name }) => name))];
}

function extractExplainedOptions(siteDirectory: string): Record<OptionScope, Option[]> {
  const options = extractOptions(siteDirectory);
  assertSameNames(namesOf(options.run, options.registerApp), Object.keys(optionMeanings), 'optionMeanings');
  assertSameNames(namesOf(options.sandbox), Object.keys(sandboxOptionMeanings), 'sandboxOptionMeanings');
  return options;
}

/**
 * `(args_0: interfaces.AppInfo, args_1?: string | undefined) => void` → `(appInfo: AppInfo, code?: string) => void`
 *
 * @throws naming an option whose parameters have no names, neither in the declaration nor in its meaning
 */
function readableType({ name, type }: Option, { parameters = [] }: OptionMeaning): string {
  return type
    .replaceAll(/import\("[^"]+"\)\.(?:default\b)?/g, '')
    .replaceAll('interfaces.', '')
    .replaceAll(' | undefined', '')
    .replaceAll(/args_(\d+)/g, (_, index: string) => {
      const parameter = parameters[Number(index)];
      if (parameter) return parameter;
      throw new Error(
        `plugins/option-table/optionMeanings.ts, ${name}: found ${parameters.length} parameters; expected a name for number ${Number(index) + 1} of ${type}`,
      );
    });
}

function inlineMarkdown(markdown: string): PhrasingContent[] {
  const [paragraph] = fromMarkdown(markdown).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

function row(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

function text(value: string): PhrasingContent[] {
  return value ? [{ type: 'text', value }] : [];
}

function code(value: string): PhrasingContent[] {
  return value ? [{ type: 'inlineCode', value }] : [];
}

/** What an option is when it is left out. An app that leaves it out takes the value of `run`, whose table states it. */
function defaultCell(
  { scopes, status, default: value }: OptionMeaning,
  scope: OptionScope,
): PhrasingContent[] {
  const isOfApp = scope === 'registerApp' || scope === 'loadApp';
  const isInherited = isOfApp && status !== 'dead' && scopes.includes('run') && scopes.includes(scope);
  if (isInherited) return text('取全局值');
  return value ? code(value) : text('无');
}

function optionRow(option: Option, meaning: OptionMeaning, scope: OptionScope): TableRow {
  const { name, required } = option;
  const marks = [required ? '必填' : '', meaning.status ? statusLabels[meaning.status] : ''].filter(Boolean);
  const since = meaning.since ? `自 ${meaning.since} 起。` : '';
  return row([
    [...code(name), ...text(marks.length > 0 ? ` ${marks.join('、')}` : '')],
    meaning.status === 'dead' ? text('—') : code(readableType(option, meaning)),
    defaultCell(meaning, scope),
    text(meaning.scopes.join('、')),
    inlineMarkdown(meaning.meaning + since),
  ]);
}

function optionTable(scope: OptionScope, options: Option[]): Table {
  const byName = new Map(options.map((option) => [option.name, option]));
  const rows = Object.entries(meaningsOf(scope)).flatMap(([name, meaning]) => {
    const option = byName.get(name);
    return option ? [optionRow(option, meaning, scope)] : [];
  });
  return { type: 'table', children: [row(headings.map(text)), ...rows] };
}

function isScope(value: string, options: Record<OptionScope, Option[]>): value is OptionScope {
  return value in options;
}

/**
 * Writes the table of an API's options where a document asks for it.
 *
 * in:  `<OptionTable scope="registerApp" />`
 * out: a table with name, type and necessity from the installed `.d.ts`, default, scope and meaning from `optionMeanings`
 */
export const insertOptionTable: Plugin<[Options], Root> = ({ siteDirectory }) => {
  let extracted: Record<OptionScope, Option[]> | undefined;
  return (root, file: VFile) => {
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'OptionTable') return;
      extracted ??= extractExplainedOptions(siteDirectory);
      const attribute = node.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === 'scope',
      );
      const scope = typeof attribute?.value === 'string' ? attribute.value : '';
      if (!isScope(scope, extracted)) {
        file.fail(
          `<OptionTable scope="${scope}">；期望 scope 为 ${Object.keys(extracted).join(' / ')}`,
          node,
        );
      }
      if (parent && index !== undefined) parent.children[index] = optionTable(scope, extracted[scope]);
    });
  };
};

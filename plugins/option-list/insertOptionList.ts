import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-to-hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { extractOptions, type Option, type OptionScope } from './extractOptions';
import { optionGroups, sandboxOptionGroups, type OptionGroups, type OptionMeaning } from './optionMeanings';

interface Options {
  /** Absolute; the installed packages are found from here. */
  siteDirectory: string;
}

const statusLabels = { dead: '无效', deprecated: '不推荐' } as const;

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
        `plugins/option-list/optionMeanings.ts, ${name}: found ${parameters.length} parameters; expected a name for number ${Number(index) + 1} of ${type}`,
      );
    });
}

function inlineMarkdown(markdown: string): PhrasingContent[] {
  const [paragraph] = fromMarkdown(markdown).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

function text(value: string): PhrasingContent[] {
  return value ? [{ type: 'text', value }] : [];
}

function code(value: string): PhrasingContent[] {
  return value ? [{ type: 'inlineCode', value }] : [];
}

/** What an option is when it is left out. An app that leaves it out takes the value of `run`, whose table states it. */
function defaultOf({ scopes, status, default: value }: OptionMeaning, scope: OptionScope): PhrasingContent[] {
  const isOfApp = scope === 'registerApp' || scope === 'loadApp';
  const isInherited = isOfApp && status !== 'dead' && scopes.includes('run') && scopes.includes(scope);
  if (isInherited) return text('取全局值');
  return value ? code(value) : text('无');
}

/** An element of HTML around what Markdown has. */
function element(
  tagName: string,
  children: BlockContent[],
  hProperties: Record<string, string> = {},
): BlockContent {
  return { type: 'blockquote', data: { hName: tagName, hProperties }, children };
}

function line(...children: PhrasingContent[][]): Paragraph {
  return { type: 'paragraph', children: children.flat() };
}

function named(name: string, isDead: boolean, id: string): PhrasingContent[] {
  const children: PhrasingContent[] = isDead ? [{ type: 'delete', children: code(name) }] : code(name);
  return [{ type: 'link', url: `#${id}`, data: { hProperties: { id } }, children }];
}

/** Name, type, default and scope on one line, the meaning below it. */
function optionItem(option: Option, meaning: OptionMeaning, scope: OptionScope): BlockContent {
  const { name, required } = option;
  const isDead = meaning.status === 'dead';
  const marks = [required ? '必填' : '', meaning.status ? statusLabels[meaning.status] : ''].filter(Boolean);
  const since = meaning.since ? `自 ${meaning.since} 起。` : '';
  const facts = [
    ...text(marks.length > 0 ? `${marks.join('、')} · ` : ''),
    ...(required || isDead ? [] : [...text('默认 '), ...defaultOf(meaning, scope), ...text(' · ')]),
    ...text(meaning.scopes.join('、')),
  ];
  return element('div', [
    line(
      named(name, isDead, `option-${name}`),
      isDead ? [] : [...text(' '), ...code(readableType(option, meaning))],
    ),
    line(facts),
    line(inlineMarkdown(meaning.meaning + since)),
  ]);
}

function group(title: string, items: BlockContent[]): BlockContent {
  return element('section', [{ type: 'paragraph', children: text(title) }, ...items]);
}

/** The options of a scope by what they are for; those that nothing reads come last, folded. */
function optionList(scope: OptionScope, options: Option[]): BlockContent {
  const byName = new Map(options.map((option) => [option.name, option]));
  const itemsOf = (meanings: OptionGroups[string], areDead: boolean): BlockContent[] =>
    Object.entries(meanings).flatMap(([name, meaning]) => {
      const option = byName.get(name);
      return option && (meaning.status === 'dead') === areDead ? [optionItem(option, meaning, scope)] : [];
    });
  const groups = Object.entries(groupsOf(scope));
  const living = groups.flatMap(([title, meanings]) => {
    const items = itemsOf(meanings, false);
    return items.length > 0 ? [group(title, items)] : [];
  });
  const dead = groups.flatMap(([, meanings]) => itemsOf(meanings, true));
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: text(`类型里有、从不被读取的选项（${dead.length}）`),
  };
  const folded = dead.length > 0 ? [element('details', [summary, ...dead])] : [];
  return element('div', [...living, ...folded], { className: 'options' });
}

function isScope(value: string, options: Record<OptionScope, Option[]>): value is OptionScope {
  return value in options;
}

/**
 * Writes the options of an API where a document asks for it.
 *
 * in:  `<OptionList scope="registerApp" />`
 * out: a list with name, type and necessity from the installed `.d.ts`, default, scope and meaning from `optionMeanings.ts`
 */
export const insertOptionList: Plugin<[Options], Root> = ({ siteDirectory }) => {
  let extracted: Record<OptionScope, Option[]> | undefined;
  return (root, file: VFile) => {
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'OptionList') return;
      extracted ??= extractExplainedOptions(siteDirectory);
      const attribute = node.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === 'scope',
      );
      const scope = typeof attribute?.value === 'string' ? attribute.value : '';
      if (!isScope(scope, extracted)) {
        file.fail(`<OptionList scope="${scope}">；期望 scope 为 ${Object.keys(extracted).join(' / ')}`, node);
      }
      if (parent && index !== undefined) parent.children[index] = optionList(scope, extracted[scope]);
    });
  };
};

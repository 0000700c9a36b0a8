import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { code, element, summary, text } from '../remark/element';
import type { Option, OptionScope } from './extractOptions';
import type { OptionGroups, OptionMeaning } from './optionMeanings';

const statusLabels = { dead: '无效', deprecated: '不推荐' } as const;

type Status = keyof typeof statusLabels;

/** Addresses of the rows, by the option's name. */
export function anchorOf(name: string): string {
  return `option-${name}`;
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

function isOfApp(scope: OptionScope): scope is 'registerApp' | 'loadApp' {
  return scope === 'registerApp' || scope === 'loadApp';
}

/** Whether the type of `loadApp` takes over an option that only `registerApp` reads. */
function isForeign({ scopes, status }: OptionMeaning, scope: OptionScope): boolean {
  return isOfApp(scope) && status !== 'dead' && !scopes.includes(scope);
}

function statusOf(meaning: OptionMeaning, scope: OptionScope): Status | undefined {
  return isForeign(meaning, scope) ? 'dead' : meaning.status;
}

/** What an option is when it is left out. An app that leaves it out takes the value of `run`, whose list states it. */
function defaultOf({ scopes, default: value }: OptionMeaning, scope: OptionScope): PhrasingContent[] {
  if (isOfApp(scope) && scopes.includes('run')) return text('取全局值');
  return value ? code(value) : text('无');
}

function meaningOf(name: string, meaning: OptionMeaning, scope: OptionScope): string {
  if (!isForeign(meaning, scope)) {
    return meaning.meaning + (meaning.since ? `自 ${meaning.since} 起。` : '');
  }
  return `传给 \`${scope}\` 不起作用，见 [registerApp](/api/registerApp#${anchorOf(name)})。`;
}

function line(...children: PhrasingContent[][]): Paragraph {
  return { type: 'paragraph', children: children.flat() };
}

/** What a group is for: a heading, but not one of the page's contents. */
function groupTitle(title: string): Paragraph {
  return { ...line(text(title)), data: { hProperties: { role: 'heading', ariaLevel: 3 } } };
}

function named(name: string, isStruck: boolean): PhrasingContent[] {
  const id = anchorOf(name);
  const children: PhrasingContent[] = isStruck ? [{ type: 'delete', children: code(name) }] : code(name);
  return [{ type: 'link', url: `#${id}`, data: { hProperties: { id } }, children }];
}

/** Name and type, what is required, its default and scope, and its meaning, a line each. */
function optionItem(option: Option, meaning: OptionMeaning, scope: OptionScope): BlockContent {
  const { name, required } = option;
  const status = statusOf(meaning, scope);
  const isDead = status === 'dead';
  const marks = [required ? '必填' : '', status ? statusLabels[status] : ''].filter(Boolean);
  const facts = [
    ...text(marks.length > 0 ? `${marks.join('、')} · ` : ''),
    ...(required || isDead ? [] : [...text('默认 '), ...defaultOf(meaning, scope), ...text(' · ')]),
    ...text(meaning.scopes.join('、')),
  ];
  return element('div', [
    line(
      named(name, status !== undefined),
      isDead ? [] : [...text(' '), ...code(readableType(option, meaning))],
    ),
    line(facts),
    line(inlineMarkdown(meaningOf(name, meaning, scope))),
  ]);
}

/**
 * The options of a scope by what they are for; those that nothing reads, or that are not to be used any more, come last,
 * folded.
 *
 * @param example stands beside the list, or before it
 */
export function writeOptions(
  scope: OptionScope,
  options: readonly Option[],
  groups: OptionGroups,
  example: BlockContent[],
): BlockContent {
  const byName = new Map(options.map((option) => [option.name, option]));
  const itemsOf = (meanings: OptionGroups[string], areStruck: boolean): BlockContent[] =>
    Object.entries(meanings).flatMap(([name, meaning]) => {
      const option = byName.get(name);
      const isStruck = statusOf(meaning, scope) !== undefined;
      return option && isStruck === areStruck ? [optionItem(option, meaning, scope)] : [];
    });
  const sections = Object.entries(groups).flatMap(([title, meanings]) => {
    const items = itemsOf(meanings, false);
    return items.length > 0 ? [element('section', [groupTitle(title), ...items])] : [];
  });
  const struck = Object.values(groups).flatMap((meanings) => itemsOf(meanings, true));
  const label = summary(text(`无效或不推荐（${struck.length}）`));
  return element(
    'div',
    [
      ...(example.length > 0 ? [element('aside', example, { className: 'option-example' })] : []),
      ...sections,
      ...(struck.length > 0 ? [element('details', [label, element('section', struck)])] : []),
    ],
    { className: example.length > 0 ? 'options beside' : 'options' },
  );
}

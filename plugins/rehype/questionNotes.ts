import type { Element, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** What an answer without a proven sentence may rest on, as its `依据：` says; each with a sign of its own. */
const signs: Readonly<Record<string, string>> = { 已实测: '✓', 源码: '≡', 通用: '○', 上游: '↗', 未解决: '?' };

/** Items of a list that say what a row shows instead. */
const rowFields = ['类型', '来源包'] as const;

export interface QuestionNotes {
  /** What the answer rests on, for the row: `✓ 已实测 4`. */
  basis?: string;
  isUnsolved: boolean;
  /** It names a cause, and no way to see whether it is the reader's. */
  lacksCheck: boolean;
  /** What kind of message it is, and whose: `抛出 · @garfish/core`. */
  kind?: string;
}

/** Whether a node is an element of that name. */
export function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function textsOf(nodes: readonly RootContent[], tagName: string): string[] {
  const texts: string[] = [];
  for (const node of nodes) {
    visit(node, 'element', (each) => {
      if (each.tagName === tagName) texts.push(textOf(each));
    });
  }
  return texts;
}

function countFacts(nodes: readonly RootContent[]): number {
  let count = 0;
  for (const node of nodes) {
    visit(node, (each) => {
      if ('name' in each && each.name === 'Fact') count += 1;
    });
  }
  return count;
}

/** The word after `依据：` at the beginning of a paragraph or an item. */
function statedBasis(answer: readonly RootContent[]): string | undefined {
  const texts = [...textsOf(answer, 'p'), ...textsOf(answer, 'li')];
  return texts.map((text) => /^依据：([^\s，。、；（]+)/.exec(text)?.[1]).find((word) => word !== undefined);
}

function withSign(word: string | undefined, count = ''): string | undefined {
  const sign = word === undefined ? undefined : signs[word];
  return sign === undefined ? undefined : `${sign} ${word ?? ''}${count}`;
}

/** Whether an item of the answer begins with the name of a field: `- 原因：…`. */
function hasField(answer: readonly RootContent[], name: string): boolean {
  return textsOf(answer, 'li').some((text) => text.trim().startsWith(`${name}：`));
}

/** Takes the items that name a field off the lists of an answer. */
function takeFields(answer: readonly RootContent[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const list of answer.filter((node) => isElement(node, 'ul'))) {
    list.children = list.children.filter((item) => {
      const [, name, text] = /^(\S+?)：(.+)$/s.exec(textOf(item).trim()) ?? [];
      if (!rowFields.some((field) => field === name)) return true;
      fields.set(name ?? '', text ?? '');
      return false;
    });
  }
  return fields;
}

/**
 * What the row of a folded question shows of its answer: an answer that says **未解决** is unsolved, proven sentences are
 * what has been run, and an answer without either says what it rests on: `依据：源码。` The fields 类型 and 来源包 leave the
 * answer for the row.
 *
 * An answer that names a cause (原因) also says how to confirm it (怎样确认), unless it is unsolved.
 *
 * @returns neither `basis` nor `kind` when the answer says nothing of the sort
 */
export function takeNotes(answer: readonly RootContent[]): QuestionNotes {
  const fields = takeFields(answer);
  const kind = rowFields.flatMap((name) => fields.get(name) ?? []).join(' · ');
  if (kind !== '') return { kind, isUnsolved: false, lacksCheck: false };
  const isUnsolved = textsOf(answer, 'strong').includes('未解决');
  if (isUnsolved) return { basis: withSign('未解决'), isUnsolved, lacksCheck: false };
  const lacksCheck = hasField(answer, '原因') && !hasField(answer, '怎样确认');
  const facts = countFacts(answer);
  const basis = facts > 0 ? withSign('已实测', ` ${facts}`) : withSign(statedBasis(answer));
  return { basis, isUnsolved, lacksCheck };
}

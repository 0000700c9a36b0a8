import { parse } from 'acorn';
import { isObject } from '../../tools/isObject';

/** Translated texts by id. */
export type Translations = Readonly<Record<string, string>>;

/** Of a syntax tree; what else it has depends on its type. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function isNode(value: unknown): value is Node {
  return isObject(value) && 'type' in value && 'start' in value;
}

function childrenOf(node: Node, key: string): Node[] {
  const value = node[key];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The object literals of a syntax tree. */
function objectsIn(node: Node): Node[] {
  const inside = Object.keys(node).flatMap((key) => childrenOf(node, key).flatMap(objectsIn));
  return node.type === 'ObjectExpression' ? [node, ...inside] : inside;
}

/** The property of that name, and its value. */
function propertyOf(object: Node, name: string): { property: Node; value: Node } | undefined {
  for (const property of childrenOf(object, 'properties')) {
    const [key] = childrenOf(property, 'key');
    const [value] = childrenOf(property, 'value');
    if (value && key?.['name'] === name) return { property, value };
  }
  return undefined;
}

/** Takes the property out, with the comma after it. */
function removal(object: Node, property: Node): Edit {
  const next = childrenOf(object, 'properties').find(({ start }) => start > property.start);
  return { start: property.start, end: next?.start ?? object.end - 1, text: '' };
}

function editsOf(object: Node, translations: Translations): Edit[] {
  const id = propertyOf(object, 'id');
  const key = id?.value['value'];
  if (!id || typeof key !== 'string') return [];
  const translation = translations[key];
  if (translation === undefined) return [];
  const message = propertyOf(object, 'message') ?? propertyOf(object, 'children');
  if (!message) throw new Error(`found a translation without its default text: ${key}`);
  const { start, end } = message.value;
  const description = propertyOf(object, 'description');
  return [
    { start, end, text: JSON.stringify(translation) },
    removal(object, id.property),
    ...(description ? [removal(object, description.property)] : []),
  ];
}

/**
 * Writes translations into the code that says them, which then needs no table of them: `translate({ id: 'a.b',
 * message: 'Close', description: 'Of the button' })` becomes `translate({ message: '关闭' })`, and `<Translate>`, compiled,
 * alike. An id without a translation stays.
 *
 * @param code a module, JSX compiled
 * @param readTranslations only called when the code says translated texts
 * @throws when an id with a translation has no default text beside it, and when the code is no module
 */
export function inlineTranslations(code: string, readTranslations: () => Translations): string {
  if (!code.includes('@docusaurus/Translate')) return code;
  const translations = readTranslations();
  const program: unknown = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = isNode(program) ? objectsIn(program).flatMap((object) => editsOf(object, translations)) : [];
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

/**
 * Tells when a script asks for a translation by its id: readers would get the default text.
 *
 * @throws with the ids that the scripts ask for
 */
export function refuseRemainingIds(scripts: readonly string[], translations: Translations): void {
  const asked = scripts.flatMap((script) =>
    [...script.matchAll(/\bid:\s*["'`]([\w.-]+)["'`]/g)].flatMap(([, id]) => id ?? []),
  );
  const remaining = [...new Set(asked)].filter((id) => Object.hasOwn(translations, id));
  if (remaining.length === 0) return;
  throw new Error(
    `The scripts ask for translations that they do not have: ${remaining.join(', ')}. The code that does must be among what plugins/client-bundle/browserBundle.ts inlines.`,
  );
}

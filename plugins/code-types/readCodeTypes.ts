import path from 'node:path';
import ts from 'typescript';
import { codeKey, type CodeTypes } from '../../src/readingScript/text/codeTypesFormat';
import type { Fence } from '../../tools/extractFences';
import { rememberEach } from '../../tools/remember';
import { createSampleService } from './createSampleService';
import { optionMeaning } from './optionMeaning';

const languages = ['ts', 'tsx', 'js', 'jsx'];

/** Code that uses Garfish, and is right. */
function isSample({ language, meta, code }: Fence): boolean {
  const isRight = !('unchecked' in meta) && !('error' in meta);
  return isRight && languages.includes(language) && /from '@?garfish/.test(code);
}

function isOfGarfish(symbol: ts.Symbol | undefined): boolean {
  const files = symbol?.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
  return files.some((file) => /node_modules\/@?garfish\b/.test(file));
}

/** What an object is given as, of the types it may have, when the name is one of its keys. */
function objectTypeOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = name;
  if (!ts.isObjectLiteralElement(parent) || parent.name !== name) return undefined;
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const type = checker.getContextualType(parent.parent);
  return (type?.isUnion() ? type.types : [type]).find((each) => each?.getProperty(name.text));
}

/** Whether a name is Garfish's, stands for something of Garfish's, or is an option of it. */
function concernsGarfish(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const type = checker.getTypeAtLocation(name).getNonNullableType();
  return [
    isAlias ? checker.getAliasedSymbol(symbol) : symbol,
    objectTypeOf(name, checker)?.getProperty(name.text),
    type.aliasSymbol ?? type.getSymbol(),
  ].some(isOfGarfish);
}

function identifiersIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = ts.isIdentifier(node) ? [node] : [];
  node.forEachChild((child) => void found.push(...identifiersIn(child)));
  return found;
}

/** As an editor prints it, without saying that the name is imported. */
function printType(info: ts.QuickInfo | undefined): string {
  const text = ts.displayPartsToString(info?.displayParts);
  return text.replaceAll('(alias) ', '').replace(/\nimport [^\n]*$/, '');
}

/** What is said of a name, and where it stands in its block. */
interface Said {
  start: number;
  length: number;
  text: readonly [type: string, meaning: string];
}

/** @returns what reads a sample by its name; all are in one program, which is made for the first that is read */
function sampleReader(
  siteDirectory: string,
  samples: ReadonlyMap<string, string>,
): (sample: string) => Said[] {
  const service = createSampleService(siteDirectory, samples);
  return (sample) => {
    const file = path.join(siteDirectory, sample);
    const program = service.getProgram();
    const source = program?.getSourceFile(file);
    if (!program || !source) throw new Error(`found no ${sample}, expected it in the program of all samples`);
    const checker = program.getTypeChecker();
    return identifiersIn(source).flatMap((name) => {
      if (!concernsGarfish(name, checker)) return [];
      const start = name.getStart();
      const type = printType(service.getQuickInfoAtPosition(file, start));
      if (type === '' || type.startsWith('namespace')) return [];
      const objectType = objectTypeOf(name, checker);
      const meaning = objectType ? optionMeaning(objectType, name.text) : '';
      return [{ start, length: name.text.length, text: [type, meaning] }];
    });
  };
}

/**
 * Reads what an editor would say of the names in code that have to do with Garfish: their types in the installed package.
 * Code that has not changed since the last time is not read again.
 *
 * @param siteDirectory absolute; installed packages are found from here
 * @param fences those that are not for it, like code that is wrong on purpose, are left out
 */
export function readCodeTypes(siteDirectory: string, fences: readonly Fence[]): CodeTypes {
  // The same code on several pages is read once.
  const different = new Map(fences.filter(isSample).map((fence) => [codeKey(fence.code), fence]));
  const samples = new Map(
    [...different].map(([key, { language, code }]) => [`code-sample-${key}.${language}`, code]),
  );
  // What all others see, too.
  const global = [...samples.values()].filter((code) => /\bdeclare (?:module|global)\b/.test(code));
  const items = new Map([...samples].map(([sample, code]) => [sample, { sample, code, global }]));
  const read = sampleReader(siteDirectory, samples);
  const made = { name: 'code-types', madeBy: ['plugins/code-types', 'plugins/option-list'] };
  const saidOf = rememberEach(made, items, ({ sample }) => read(sample));
  const texts = new Map<string, { index: number; text: Said['text'] }>();
  const indexOf = (text: Said['text']): number => {
    const key = text.join('\n');
    const known = texts.get(key) ?? { index: texts.size, text };
    texts.set(key, known);
    return known.index;
  };
  const blocks = [...samples].map(([sample, code]) => {
    const said = saidOf.get(sample) ?? [];
    return [
      codeKey(code),
      said.flatMap(({ start, length, text }) => [start, length, indexOf(text)]),
    ] as const;
  });
  return { blocks: Object.fromEntries(blocks), texts: [...texts.values()].map(({ text }) => text) };
}

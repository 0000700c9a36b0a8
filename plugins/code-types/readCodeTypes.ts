import path from 'node:path';
import ts from 'typescript';
import { codeKey, type CodeTypes } from '../../src/readingScript/text/codeTypesFormat';
import type { Fence } from '../../tools/extractFences';
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

/**
 * Reads what an editor would say of the names in code that have to do with Garfish: their types in the installed package.
 *
 * @param fences those that are not for it, like code that is wrong on purpose, are left out
 */
export function readCodeTypes(siteDirectory: string, fences: readonly Fence[]): CodeTypes {
  // The same code on several pages is read once.
  const different = new Map(fences.filter(isSample).map((fence) => [codeKey(fence.code), fence]));
  const samples = new Map(
    [...different.values()].map(({ language, code }, index) => [`code-sample-${index}.${language}`, code]),
  );
  if (samples.size === 0) return { blocks: {}, texts: [] };
  const service = createSampleService(siteDirectory, samples);
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const texts: (readonly [string, string])[] = [];
  const indexes = new Map<string, number>();

  const indexOfText = (file: string, name: ts.Identifier): number | undefined => {
    if (!checker || !concernsGarfish(name, checker)) return undefined;
    const type = printType(service.getQuickInfoAtPosition(file, name.getStart()));
    if (type === '' || type.startsWith('namespace')) return undefined;
    const objectType = objectTypeOf(name, checker);
    const text = [type, objectType ? optionMeaning(objectType, name.text) : ''] as const;
    const key = text.join('\n');
    const index = indexes.get(key) ?? texts.push(text) - 1;
    indexes.set(key, index);
    return index;
  };
  const blockOf = (sample: string): number[] => {
    const file = path.join(siteDirectory, sample);
    const source = program?.getSourceFile(file);
    return (source ? identifiersIn(source) : []).flatMap((name) => {
      const index = indexOfText(file, name);
      return index === undefined ? [] : [name.getStart(), name.text.length, index];
    });
  };
  const blocks = Object.fromEntries(
    [...samples].map(([sample, code]) => [codeKey(code), blockOf(sample)] as const),
  );
  return { blocks, texts };
}

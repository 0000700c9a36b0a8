import type { CompletionResult } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import { getAutocompletion, getHover, type HoverInfo } from '@valtown/codemirror-ts/worker';
import ts from 'typescript';
import { sampleOptions } from '@site/plugins/code-types/sampleOptions';
import type { Files } from '../../program/program';
import { scriptOfVue } from './scriptOfVue';

export interface Place {
  path: string;
  /** Offset. */
  pos: number;
}

/** A call that the cursor stands in. */
export interface Signature {
  /** Where its parentheses begin. */
  from: number;
  /** The text up to the parameter that comes next, that parameter, and the rest. */
  parts: readonly [before: string, parameter: string, after: string];
  documentation: string;
}

export interface Description {
  declaration: string;
  documentation: string;
}

const project = '/project/';
const ambientFile = '/ambient.d.ts';
const ambient = "declare module '*.css';\n";

const isScript = (path: string): boolean => /\.(?:[jt]sx?|vue)$/.test(path);
const isVue = (path: string): boolean => path.endsWith('.vue');
/** `./App.vue` is found as `./App.vue.ts`. */
const nameOf = (path: string): string => project + (isVue(path) ? `${path}.ts` : path);

/** What the service reads. It takes an empty file for one that is not there. */
function contentOf(path: string, code: string): string {
  return (isVue(path) ? scriptOfVue(code).code : code) || '\n';
}

function textOf(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts.displayPartsToString(parts ? [...parts] : []);
}

function diagnosticOf({ start = 0, length = 0, messageText, code }: ts.Diagnostic, end: number): Diagnostic {
  return {
    from: Math.min(start, end),
    to: Math.min(start + length, end),
    message: `${ts.flattenDiagnosticMessageText(messageText, '\n')}（TS${code}）`,
    severity: 'error',
  };
}

function signatureOf({ items, selectedItemIndex, argumentIndex, applicableSpan }: ts.SignatureHelpItems) {
  const item = items[selectedItemIndex];
  if (!item) return undefined;
  const separator = textOf(item.separatorDisplayParts);
  const parameters = item.parameters.map(({ displayParts }) => textOf(displayParts));
  const current = Math.min(argumentIndex, parameters.length - 1);
  const before = parameters.slice(0, Math.max(current, 0)).map((text) => text + separator);
  const after = parameters.slice(current + 1).map((text) => separator + text);
  const signature: Signature = {
    from: applicableSpan.start,
    parts: [
      textOf(item.prefixDisplayParts) + before.join(''),
      parameters[current] ?? '',
      after.join('') + textOf(item.suffixDisplayParts),
    ],
    documentation: textOf(item.parameters[current]?.documentation) || textOf(item.documentation),
  };
  return signature;
}

/**
 * TypeScript's language service for a project that is in memory, in the shape that `@valtown/codemirror-ts` asks it in.
 *
 * @param declarations contents by path, as `plugins/editor-types/readDeclarations.ts` gathers them
 */
export function createTypeService(declarations: Files, files: Files) {
  const known = new Map(Object.entries(files));
  const contents = Object.entries(files).flatMap(([path, code]): [string, string][] =>
    isScript(path) ? [[nameOf(path), contentOf(path, code)]] : [],
  );
  const system = createSystem(
    new Map([...Object.entries(declarations), [ambientFile, ambient], ...contents]),
  );
  const roots = [ambientFile, ...contents.map(([name]) => name)];
  const env = createVirtualTypeScriptEnvironment(system, roots, ts, sampleOptions);
  const { languageService } = env;

  /** Whether a place is code; in a component, only its scripts are. */
  function isCode({ path, pos }: Place): boolean {
    const code = known.get(path);
    if (code === undefined || !isScript(path)) return false;
    return !isVue(path) || scriptOfVue(code).ranges.some(([from, to]) => pos >= from && pos <= to);
  }

  /** Types are checked in TypeScript only; mistakes that keep code from being read, everywhere. */
  function diagnosticsOf(path: string, code: string): ts.Diagnostic[] {
    const name = nameOf(path);
    const checksTypes = !isVue(path) || scriptOfVue(code).isTypeScript;
    return [
      ...languageService.getSyntacticDiagnostics(name),
      ...(checksTypes ? languageService.getSemanticDiagnostics(name) : []),
    ];
  }

  return {
    env,
    updateFile({ path, code }: { path: string; code: string }): void {
      known.set(path, code);
      if (!isScript(path)) return;
      const name = nameOf(path);
      if (env.getSourceFile(name)) env.updateFile(name, contentOf(path, code));
      else env.createFile(name, contentOf(path, code));
    },
    removeFile(path: string): void {
      known.delete(path);
      if (isScript(path)) env.deleteFile(nameOf(path));
    },
    getLints({ path }: { path: string }): Diagnostic[] {
      const code = known.get(path);
      if (code === undefined || !isScript(path)) return [];
      return diagnosticsOf(path, code).map((diagnostic) => diagnosticOf(diagnostic, code.length));
    },
    async getAutocompletion(asked: {
      path: string;
      context: { pos: number; explicit: boolean };
    }): Promise<CompletionResult | null> {
      const { path, context } = asked;
      if (!isCode({ path, pos: context.pos })) return null;
      const result = await getAutocompletion({
        env,
        path: nameOf(path),
        context,
        keepLegacyLimitationForAutocompletionSymbols: false,
      });
      return result && { ...result, validFor: /^[\w$]*$/ };
    },
    getHover({ path, pos }: Place): HoverInfo | null {
      return isCode({ path, pos }) ? getHover({ env, path: nameOf(path), pos }) : null;
    },
    getSignature({ path, pos }: Place): Signature | undefined {
      if (!isCode({ path, pos })) return undefined;
      const help = languageService.getSignatureHelpItems(nameOf(path), pos, undefined);
      return help && signatureOf(help);
    },
    /** Of a name that is offered at a place. */
    describe({ path, pos, name }: Place & { name: string }): Description | undefined {
      const details = languageService.getCompletionEntryDetails(
        nameOf(path),
        pos,
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      if (!details) return undefined;
      return {
        declaration: textOf(details.displayParts),
        documentation: textOf(details.documentation),
      };
    },
  };
}

export type TypeService = ReturnType<typeof createTypeService>;

import type { CompletionResult } from '@codemirror/autocomplete';
import type { Diagnostic } from '@codemirror/lint';
import {
  createSystem,
  createVirtualTypeScriptEnvironment,
  type VirtualTypeScriptEnvironment,
} from '@typescript/vfs';
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

interface CompletionQuestion {
  path: string;
  context: { pos: number; explicit: boolean };
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

/** The project's files as the service names them, with what it reads of each. */
function scriptsOf(files: Files): [name: string, content: string][] {
  return Object.entries(files).flatMap(([path, code]): [string, string][] =>
    isScript(path) ? [[nameOf(path), contentOf(path, code)]] : [],
  );
}

/** TypeScript's language service for a project that is in memory, in the shape that `@valtown/codemirror-ts` asks it in. */
export class TypeService {
  readonly env: VirtualTypeScriptEnvironment;
  private readonly known: Map<string, string>;

  /** @param declarations contents by path, as `plugins/editor-types/readDeclarations.ts` gathers them */
  constructor(declarations: Files, files: Files) {
    this.known = new Map(Object.entries(files));
    const scripts = scriptsOf(files);
    const contents = new Map([...Object.entries(declarations), [ambientFile, ambient], ...scripts]);
    const roots = [ambientFile, ...scripts.map(([name]) => name)];
    this.env = createVirtualTypeScriptEnvironment(createSystem(contents), roots, ts, sampleOptions);
  }

  updateFile({ path, code }: { path: string; code: string }): void {
    this.known.set(path, code);
    if (!isScript(path)) return;
    const name = nameOf(path);
    if (this.env.getSourceFile(name)) this.env.updateFile(name, contentOf(path, code));
    else this.env.createFile(name, contentOf(path, code));
  }

  removeFile(path: string): void {
    this.known.delete(path);
    if (isScript(path)) this.env.deleteFile(nameOf(path));
  }

  getLints({ path }: { path: string }): Diagnostic[] {
    const code = this.known.get(path);
    if (code === undefined || !isScript(path)) return [];
    return this.diagnosticsOf(path, code).map((diagnostic) => diagnosticOf(diagnostic, code.length));
  }

  async getAutocompletion({ path, context }: CompletionQuestion): Promise<CompletionResult | null> {
    if (!this.isCode({ path, pos: context.pos })) return null;
    const result = await getAutocompletion({
      env: this.env,
      path: nameOf(path),
      context,
      keepLegacyLimitationForAutocompletionSymbols: false,
    });
    return result && { ...result, validFor: /^[\w$]*$/ };
  }

  getHover({ path, pos }: Place): HoverInfo | null {
    return this.isCode({ path, pos }) ? getHover({ env: this.env, path: nameOf(path), pos }) : null;
  }

  getSignature({ path, pos }: Place): Signature | undefined {
    if (!this.isCode({ path, pos })) return undefined;
    const help = this.env.languageService.getSignatureHelpItems(nameOf(path), pos, undefined);
    return help && signatureOf(help);
  }

  /** Of a name that is offered at a place. */
  describe({ path, pos, name }: Place & { name: string }): Description | undefined {
    const details = this.env.languageService.getCompletionEntryDetails(
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
  }

  /** Whether a place is code; in a component, only its scripts are. */
  private isCode({ path, pos }: Place): boolean {
    const code = this.known.get(path);
    if (code === undefined || !isScript(path)) return false;
    return !isVue(path) || scriptOfVue(code).ranges.some(([from, to]) => pos >= from && pos <= to);
  }

  /** Types are checked in TypeScript only; mistakes that keep code from being read, everywhere. */
  private diagnosticsOf(path: string, code: string): ts.Diagnostic[] {
    const name = nameOf(path);
    const checksTypes = !isVue(path) || scriptOfVue(code).isTypeScript;
    const { languageService } = this.env;
    return [
      ...languageService.getSyntacticDiagnostics(name),
      ...(checksTypes ? languageService.getSemanticDiagnostics(name) : []),
    ];
  }
}

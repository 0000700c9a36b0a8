import { isPath, maximumFiles } from '../files/paths';

/** What stands in a project: code by path. */
export type Files = Readonly<Record<string, string>>;

/** What the playground runs, saves and shares. */
export interface Program {
  /** `main.ts` is the main application; a folder is a sub-app, `order/index.html` its entry. */
  files: Files;
  /** Name of the ready-made sub-app that answers at addresses which no folder stands for. */
  app: string;
  /** Path that the preview starts at. */
  address: string;
}

/** The main application. Every program has it. */
export const mainFile = 'main.ts';

/** Characters of a file that are saved and shared; the longest of the examples has less than two thousand. */
export const maximumCode = 60_000;
/** Of all files together. */
export const maximumCharacters = 120_000;
const maximumApp = 60;
const maximumAddress = 2_000;

/** Names of the registry, and of what may once be in it. */
const appName = /^[a-z\d]+(?:-[a-z\d]+){0,9}$/;

/** A path of the preview's own origin: `//host` and `/\host` would lead to another one. */
const ownPath = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** A program of one file. */
export function programOf(code: string, start: Partial<Program> = {}): Program {
  return { files: { [mainFile]: code }, app: 'vanilla', address: '/', ...start };
}

/** The code of the main application. */
export function mainCode({ files }: Program): string {
  return files[mainFile] ?? '';
}

/** The program with one file written or replaced. */
export function withFile(program: Program, path: string, code: string): Program {
  return { ...program, files: { ...program.files, [path]: code } };
}

function readFiles(value: unknown): Files | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length > maximumFiles) return undefined;
  let characters = 0;
  const files: Record<string, string> = {};
  for (const [path, code] of entries) {
    if (!isPath(path) || typeof code !== 'string' || code.length > maximumCode) return undefined;
    characters += code.length;
    files[path] = code;
  }
  return mainFile in files && characters <= maximumCharacters ? files : undefined;
}

/** As they are now, or as they were when a program was its main application and nothing else. */
function filesOf(value: object): Files | undefined {
  if ('files' in value) return readFiles(value.files);
  return 'code' in value ? readFiles({ [mainFile]: value.code }) : undefined;
}

/** Reads a program of a link or of the storage; `undefined` when it is none, or of no size to work with. */
export function readProgram(value: unknown): Program | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const files = filesOf(value);
  if (!files || !('app' in value && 'address' in value)) return undefined;
  const { app, address } = value;
  if (typeof app !== 'string' || app.length > maximumApp || !appName.test(app)) return undefined;
  if (typeof address !== 'string' || address.length > maximumAddress || !ownPath.test(address))
    return undefined;
  return { files, app, address };
}

/** Whether a program can be saved and shared: it is read again. */
export function isKeepable(program: Program): boolean {
  return readProgram(program) !== undefined;
}

/** What a reader typed into the address bar, as an address of the preview. */
export function toAddress(typed: string): string {
  const path = typed.replaceAll(/[\\\p{Cc}]/gu, '').replace(/^\/+/, '');
  return `/${path}`.slice(0, maximumAddress);
}

export function isSameFiles(a: Files, b: Files): boolean {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
}

export function isSameProgram(a: Program, b: Program): boolean {
  return a.app === b.app && a.address === b.address && isSameFiles(a.files, b.files);
}

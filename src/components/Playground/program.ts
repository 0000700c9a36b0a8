/** What the playground runs, saves and shares. */
export interface Program {
  /** TypeScript: the code of the main application. */
  code: string;
  /** Name of the sub-app that answers at the addresses of samples, such as `https://order.example.com/`. */
  app: string;
  /** Path that the preview starts at. */
  address: string;
}

/** Characters of code that are saved and shared; the longest example has less than a thousand. */
export const maximumCode = 60_000;
const maximumApp = 60;
const maximumAddress = 2_000;

/** Names of the registry, and of what may once be in it. */
const appName = /^[a-z\d]+(?:-[a-z\d]+){0,9}$/;

/** A path of the preview's own origin: `//host` and `/\host` would lead to another one. */
const ownPath = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** Reads a program of a link or of the storage; `undefined` when it is none, or of no size to work with. */
export function readProgram(value: unknown): Program | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('code' in value && 'app' in value && 'address' in value)) return undefined;
  const { code, app, address } = value;
  if (typeof code !== 'string' || code.length > maximumCode) return undefined;
  if (typeof app !== 'string' || app.length > maximumApp || !appName.test(app)) return undefined;
  if (typeof address !== 'string' || address.length > maximumAddress || !ownPath.test(address))
    return undefined;
  return { code, app, address };
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

export function isSameProgram(a: Program, b: Program): boolean {
  return a.code === b.code && a.app === b.app && a.address === b.address;
}

/** What the playground runs, saves and shares. */
export interface Program {
  /** TypeScript: the code of the main application. */
  code: string;
  /** Name of the sub-app that answers at the addresses of samples, such as `https://order.example.com/`. */
  app: string;
  /** Path that the preview starts at. */
  address: string;
}

export function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  if (!('code' in value && 'app' in value && 'address' in value)) return false;
  const { code, app, address } = value;
  return (
    typeof code === 'string' &&
    typeof app === 'string' &&
    typeof address === 'string' &&
    address.startsWith('/')
  );
}

export function isSameProgram(a: Program, b: Program): boolean {
  return a.code === b.code && a.app === b.app && a.address === b.address;
}

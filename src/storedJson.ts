type Kind = 'localStorage' | 'sessionStorage';

/**
 * What the browser keeps under a key, which may be whatever another page of the origin wrote; nothing where storage is
 * refused, or holds no JSON.
 *
 * @param kind that of the session is the tab's own, and goes with it
 */
export function readStoredJson(key: string, kind: Kind = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** @returns whether the browser keeps it: not where storage is refused or full */
export function storeJson(key: string, value: unknown, kind: Kind = 'localStorage'): boolean {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * What the browser keeps under a key, which may be whatever another page of the origin wrote; nothing where storage is
 * refused, or holds no JSON.
 */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** @returns whether the browser keeps it: not where storage is refused or full */
export function storeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// A module of its own, imported before Garfish: it keeps the window's functions when it is loaded.
import { replaceCookies } from '../../runtime/memoryCookies';
import { replaceStorage } from '../../runtime/memoryStorage';
import { watchWindow } from '../compatibility/leftovers';

replaceStorage();

/** A sub-app that reads one should not fail for that. */
const cookies = replaceCookies();

/** What is in the window now. */
export const inventory = watchWindow();

/** Names of what is kept in the storages and cookies now. */
export function storageKeys(): string[] {
  const keys = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
  );
  return [...keys, ...cookies.names.map((name) => `cookie ${name}`)];
}

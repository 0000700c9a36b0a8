// A module of its own, imported first: Garfish reads the storage while it is loaded, and each time that a sandbox begins.
import { replaceCookies } from './memoryCookies';
import { replaceStorage } from './memoryStorage';

function isDenied(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** A reader who lets sites keep nothing sees the demos all the same; their frames share nothing. */
export const isStorageDenied = isDenied();

if (isStorageDenied) {
  replaceStorage();
  replaceCookies();
}

import { readStored, removeStored, store } from '@site/src/pageScript/storage';

const storageKey = 'search.recent';
const most = 5;
/** A pasted log is not worth repeating. */
const longest = 80;

/** What this reader has searched for and opened, the last first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(query: string): void {
  const search = query.trim();
  if (search === '' || search.length > longest) return;
  const others = readRecentSearches().filter((each) => each !== search);
  store(storageKey, JSON.stringify([search, ...others].slice(0, most)));
}

export function clearRecentSearches(): void {
  removeStored(storageKey);
}

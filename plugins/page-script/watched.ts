/** Folders of what runs without React. */
const folders = [
  'src/pageScript',
  'src/readingScript',
  'src/messages',
  'plugins/search/client',
  'plugins/search/engine',
];

/** What they import of folders that have more in them. */
const files = [
  'plugins/facts/factAnchor.ts',
  'plugins/facts/factsAddress.ts',
  'plugins/facts/proofAddress.ts',
  'plugins/facts/versionChanges/changesAddress.ts',
  'plugins/static-content/client/isModified.ts',
  'src/connection.ts',
  'src/copyText.ts',
  'src/data/terms.ts',
  'src/isOfInputMethod.ts',
  'src/keepPlace.ts',
];

/** What the development server bundles the scripts anew for. */
export const watched = [...folders.map((folder) => `${folder}/**/*.ts`), ...files];

/** Whether a module is one of them. */
export function isWatched(module: string): boolean {
  return files.includes(module) || folders.some((folder) => module.startsWith(`${folder}/`));
}

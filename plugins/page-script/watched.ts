/** What the development server bundles the scripts anew for: folders of what runs without React, and what they import. */
export const watched = [
  'src/pageScript/**/*.ts',
  'src/readingScript/**/*.ts',
  'src/messages/**/*.ts',
  'plugins/search/client/**/*.ts',
  'plugins/search/engine/**/*.ts',
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

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { filesBelow } from '../../tools/filesBelow';
import { moduleClass } from '../page-styles/classNames';

/** Of the theme: what stands in bodies. */
const themeFolders = [
  'Admonition',
  'Blog/Components',
  'BlogPostItem',
  'DocBreadcrumbs',
  'DocItem',
  'EditMetaRow',
  'Icon/Edit',
  'LastUpdated',
  'MDXComponents',
  'Tag',
  'TagsListInline',
];

/** What a few pages show each, and most do not: demos, tools, charts. */
const parts =
  /[\\/](?:src[\\/]components[\\/](?:Benchmark|CompatibilityMatrix|DemoGallery|Doctor|Frameworks|Home|IsolationBench|IsolationGrid|Learn|LiveDemo|Playground|RunningSample|Timeline)|plugins[\\/]facts[\\/]theme)[\\/]/;

/** For the bundler: their styles are a sheet of their own, beside that of the site. */
export const partsSheet = {
  name: 'parts',
  type: 'css/mini-extract',
  test: parts,
  chunks: 'all',
  enforce: true,
  // Above that of the site, which Docusaurus gives 50.
  priority: 60,
} as const;

/** Its file in a build. */
export const partsSheetFile = `${partsSheet.name}.*.css`;

function componentFolders(siteDir: string): string[] {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const theme = path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
  const ofSite = ['src/components', 'src/theme'].map((folder) => path.join(siteDir, folder));
  return [...themeFolders.map((folder) => path.join(theme, folder)), ...ofSite];
}

/**
 * Components of a static body reach browsers as HTML: nothing there imports them, and their styles with them. Two modules
 * do: `siteStyles.js` those of every page, `partStyles.js` those of parts.
 */
export async function writeComponentStyles(siteDir: string, directory: string): Promise<void> {
  const files = componentFolders(siteDir).flatMap((folder) => filesBelow(folder, '.module.css'));
  const importOf = (file: string): string => `import ${JSON.stringify(file)};\n`;
  await mkdir(directory, { recursive: true });
  for (const [name, isPart] of [
    ['siteStyles', false],
    ['partStyles', true],
  ] as const) {
    const imports = files.filter((file) => parts.test(file) === isPart).map(importOf);
    await writeFile(path.join(directory, `${name}.js`), imports.join(''));
  }
}

/**
 * The classes that the sheet of parts styles.
 *
 * @throws when the build has none or several such sheets
 */
export async function classesOfParts(outDir: string): Promise<string[]> {
  const directory = path.join(outDir, 'assets/css');
  const sheets = await Globby(partsSheetFile, { cwd: directory });
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    throw new Error(`found ${sheets.length} files ${partsSheetFile} in ${directory}, expected one`);
  }
  const css = await readFile(path.join(directory, sheet), 'utf8');
  return [
    ...new Set([...css.matchAll(new RegExp(`\\.(${moduleClass})`, 'gi'))].map(([, name = '']) => name)),
  ];
}

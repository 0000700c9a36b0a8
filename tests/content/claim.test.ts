import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../tools/filesBelow';
import { projectRoot } from '../../tools/projectRoot';

function read(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

const tagline = /'SITE_TAGLINE',\s*'([^']+)'/.exec(read('site.ts'))?.[1] ?? 'no tagline';

test.each(['CONTRIBUTING.md', 'README.md'])('%s says of the text what the tagline says, once', (file) => {
  expect(read(file).replaceAll('`', '').split(`${tagline}。`)).toHaveLength(2);
});

test('nothing claims more', () => {
  const more = /逐条核对|每一句都|都对照发布包/;
  const places = [
    'site.ts',
    'docusaurus.config.ts',
    'navigation.ts',
    'README.md',
    ...filesBelow('src', '.tsx'),
  ];
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter((file) => more.test(read(file)))).toEqual([]);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { finishSite } from '../../../deploy/finishSite';
import { namesBelow } from '../../../tools/filesBelow';
import { buildSmallSite, fixtureOutputDirectory } from '../../fixtureSite';

/** Builds the site in a folder of that name; its files, each with a hash of its bytes. */
async function filesBuiltIn(
  directory: string,
  environment: Record<string, string>,
): Promise<Record<string, string>> {
  const site = fixtureOutputDirectory(directory);
  // What the other build has made is not taken over.
  const REMEMBERED = path.join(site, '../.cache/remembered');
  const { exitCode, output } = await buildSmallSite('reproducible', {
    environment: { ...environment, REMEMBERED },
    directory,
  });
  expect(exitCode, output).toBe(0);
  finishSite(site, { baseUrl: '/', monitoringSrc: '', frameOrigins: undefined });
  return Object.fromEntries(
    namesBelow(site).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(site, file)))
        .digest('hex'),
    ]),
  );
}

// Of the whole site CI does the same with another release of Node.js.
test('another folder, time zone and language give the same bytes', async () => {
  test.slow();
  const first = await filesBuiltIn('reproducible', { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' });
  const second = await filesBuiltIn('reproducible-elsewhere', { TZ: 'America/New_York', LANG: 'C' });
  expect(Object.keys(first).length).toBeGreaterThan(50);
  expect(Object.keys(first)).toContainEqual(expect.stringMatching(/^assets\/files\/numbers-\w+\.csv$/));
  expect(second).toEqual(first);
});

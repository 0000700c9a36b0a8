import { expect } from '@playwright/test';
import type { Engine } from '../../../../tools/engines/engine';
import { makeNewerBuild, newerMark, removeBuild } from '../../offline/support/builds';
import { startSite, type OfflineSite } from '../../offline/support/startSite';
import { expectIn, pressButton, startReact, type EngineTest } from './engineTest';

/** What stands in the tab, and of which build it says to be. */
const shown = `({
  heading: document.querySelector('h1')?.innerText.trim(),
  builds: [...document.scripts].flatMap(({ src }) => /(?:runtime~main|main)\\.(\\w+)\\.js$/.exec(src)?.[1] ?? []),
})`;

interface Shown {
  heading: string;
  builds: string[];
}

const keptPaths = `(async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  }
  return paths;
})()`;

async function expectKept(engine: Engine, path: string): Promise<void> {
  await expectIn(engine, `${keptPaths}.then((paths) => paths.includes('${path}'))`);
}

/** Presses a link of the sidebar, which leads to another page in place. */
async function follow(engine: Engine, name: string): Promise<void> {
  const link = `[...document.querySelectorAll('.theme-doc-sidebar-menu a')].find(({ textContent }) => textContent.trim() === '${name}')`;
  await engine.evaluate(`void setTimeout(() => ${link}.click())`);
}

/** The page, and all of the tab, is of one build; and stays: the tab loads nothing anew by itself. */
async function expectSettled(engine: Engine, site: OfflineSite, heading: string): Promise<void> {
  await expectIn(engine, `document.querySelector('h1')?.innerText.trim()`, heading);
  await startReact(engine);
  const opened = await engine.evaluate('performance.timeOrigin');
  await expect
    .poll(async () => {
      const asked = site.requests.length;
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return site.requests.length - asked;
    })
    .toBe(0);
  expect(await engine.evaluate('performance.timeOrigin')).toBe(opened);
  const { heading: found, builds } = (await engine.evaluate(shown)) as Shown;
  expect(found).toBe(heading);
  expect(builds).not.toHaveLength(0);
  for (const each of builds) expect(each.startsWith('newer')).toBe(heading.endsWith(newerMark));
}

/** Two pages are read, in a tab that the worker of the first build governs. */
async function openTab(engine: Engine, site: OfflineSite): Promise<void> {
  for (const path of ['/guide/cache', '/guide/sandbox']) {
    await engine.goto(site.origin + path);
    await startReact(engine);
    await engine.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`);
    await expectKept(engine, path);
  }
  await engine.reload();
  await startReact(engine);
  await expectIn(engine, 'navigator.serviceWorker.controller !== null');
}

async function lookForUpdate(engine: Engine): Promise<void> {
  await engine.evaluate(
    `navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)`,
  );
}

export function testUpdates(test: EngineTest): void {
  const withTwoBuilds = test.extend<{ site: OfflineSite; newer: string }>({
    site: async ({ engine }, use) => {
      // Workers are installed and replaced, each with all that every page needs.
      withTwoBuilds.setTimeout(300_000);
      await engine.renew();
      await engine.resize(1440, 900);
      const site = await startSite();
      await use(site);
      await engine.goto('about:blank');
      site.close();
    },
    newer: async ({}, use) => {
      const directory = await makeNewerBuild();
      await use(directory);
      removeBuild(directory);
    },
  });

  withTwoBuilds(
    'another build under an open tab, and the first again: the right page of one build, and no loop',
    async ({ engine, site, newer }) => {
      await openTab(engine, site);
      site.publish(newer);
      // What was read is there, of the tab's own build.
      await follow(engine, '缓存');
      await expectSettled(engine, site, '缓存');
      await follow(engine, '生命周期');
      await expectSettled(engine, site, `生命周期${newerMark}`);
      site.publish('build');
      await follow(engine, '环境变量');
      await expectSettled(engine, site, '环境变量');
      await engine.reload();
      await expectSettled(engine, site, '环境变量');
    },
  );

  withTwoBuilds(
    'an open tab offers the newer build, and shows it once asked',
    async ({ engine, site, newer }) => {
      await openTab(engine, site);
      site.publish(newer);
      await lookForUpdate(engine);
      const notice = `document.body.innerText.includes('网站有新版本。')`;
      await expectIn(engine, notice);
      expect(((await engine.evaluate(shown)) as Shown).heading).toBe('沙箱');
      await pressButton(engine, '刷新');
      await expectSettled(engine, site, `沙箱${newerMark}`);
      expect(await engine.evaluate(notice)).toBe(false);
    },
  );

  withTwoBuilds('a page that was read once is read without a network', async ({ engine, site }) => {
    await openTab(engine, site);
    site.goDown();
    await engine.goto(`${site.origin}/guide/cache`);
    await expectSettled(engine, site, '缓存');
    await follow(engine, '沙箱');
    await expectSettled(engine, site, '沙箱');
  });
}

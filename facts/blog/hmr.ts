import assert from 'node:assert/strict';
import { mount } from '../kit/mounting';
import type { FactContext, HostPage, Proof } from '../kit/proof';
import { go, routed, start } from '../kit/routing';
import { waitForNote } from '../kit/waiting';

/** Opens a host that shows a sub-app; before it runs Garfish it has a function of this name, which a bundler would call. */
async function openWith(context: FactContext, name: string): Promise<HostPage> {
  const host = await context.open({ path: '/a' });
  await host.evaluate((name) => {
    Reflect.set(window, name, () => 'updated');
    // It is told by its name, not by its place.
    Reflect.set(window, 'definedAfter', () => 'updated');
  }, name);
  await start(host, [routed(context, 'a')]);
  await waitForNote(host, 'shows a');
  return host;
}

/** Calls the function as the main app's update does, and says what it gave. */
async function update(host: HostPage, name: string): Promise<unknown> {
  return host.evaluate((name): unknown => {
    const call: unknown = Reflect.get(window, name);
    return typeof call === 'function' ? Reflect.apply(call, window, []) : undefined;
  }, name);
}

async function changeDom(host: HostPage): Promise<void> {
  await host.evaluate(() => document.body.append(document.createElement('i')));
}

export const proofs: readonly Proof[] = [
  {
    id: 'hmr.hide-and-show',
    async run(context) {
      for (const name of ['webpackHotUpdate', 'webpackHotUpdate_main_app']) {
        const host = await openWith(context, name);
        assert.equal(await update(host, name), 'updated');
        await changeDom(host);
        await waitForNote(host, 'shows a', 2);
        const seen = (await context.notes()).filter((note) => note.endsWith(' a'));
        assert.deepEqual(seen, ['shows a', 'leaves a', 'shows a']);
      }
    },
  },
  {
    id: 'hmr.waits-for-dom',
    async run(context) {
      const host = await openWith(context, 'webpackHotUpdate_main_app');
      await update(host, 'webpackHotUpdate_main_app');
      await context.flush();
      assert.ok(!(await context.notes()).includes('leaves a'));
      await changeDom(host);
      await waitForNote(host, 'leaves a');
      // Nor does a change without an update do anything, the very first one after `run()` included.
      const other = await context.open();
      await mount(other, context.app());
      await other.evaluate(() => {
        Reflect.set(window, 'webpackHotUpdate', () => 'updated');
        window.Garfish.run({ disablePreloadApp: true });
      });
      await changeDom(other);
      await context.flush();
      assert.deepEqual(await context.notes(), ['render']);
    },
  },
  {
    id: 'hmr.other-name',
    async run(context) {
      const host = await openWith(context, 'rspackHotUpdate_main_app');
      // The name would do, but it comes after `run`.
      await host.evaluate(() => void Reflect.set(window, 'webpackHotUpdate_late', () => 'updated'));
      for (const name of ['rspackHotUpdate_main_app', 'webpackHotUpdate_late']) {
        assert.equal(await update(host, name), 'updated');
        await changeDom(host);
      }
      await context.flush();
      assert.ok(!(await context.notes()).includes('leaves a'));
    },
  },
  {
    id: 'hmr.only-the-last',
    async run(context) {
      const names = ['webpackHotUpdate_b', 'webpackHotUpdate_a', 'webpackHotUpdate_c'];
      const host = await context.open({ path: '/a' });
      await host.evaluate((names) => {
        for (const name of names) Reflect.set(window, name, () => 'updated');
      }, names);
      await start(host, [routed(context, 'a')]);
      await waitForNote(host, 'shows a');
      for (const name of names) {
        assert.ok(!(await context.notes()).includes('leaves a'), name);
        assert.equal(await update(host, name), 'updated');
        await changeDom(host);
        await context.flush();
      }
      await waitForNote(host, 'leaves a');
    },
  },
  {
    id: 'hmr.container-moved',
    async run(context) {
      const host = await context.open({ path: '/a', body: '<main></main><aside></aside>' });
      await host.evaluate(
        (apps) => {
          const container = document.createElement('div');
          container.id = 'container';
          document.querySelector('main')?.append(container);
          window.Garfish.run({ apps, domGetter: () => container, disablePreloadApp: true });
        },
        [routed(context, 'a')],
      );
      await waitForNote(host, 'shows a');
      for (const place of ['aside', 'main', 'aside']) {
        await host.evaluate((place) => {
          const container = document.querySelector('#container');
          // As a framework does that builds its part of the page anew: the old place goes first.
          container?.remove();
          if (container) document.querySelector(place)?.append(container);
        }, place);
        await context.flush();
        assert.deepEqual(await host.locator(`${place} p`).allTextContents(), ['a']);
      }
      assert.deepEqual(await context.notes(), ['render', 'shows a']);
      await go(host, '/');
      await waitForNote(host, 'leaves a');
      await go(host, '/a');
      await waitForNote(host, 'shows a', 2);
      assert.deepEqual(await host.locator('aside p').allTextContents(), ['a']);
    },
  },
  {
    id: 'hmr.self-import',
    async run(context) {
      const keys = (of: string): string => `Object.keys(${of}).sort().join()`;
      for (const exported of ['export default 1;', 'export default 1; export const named = 2;']) {
        const host = await context.open();
        const selfish = context.serve(
          '/selfish.mjs',
          `import * as own from './selfish.mjs';
          ${exported}
          window.notes.push('own ' + ${keys('own')});`,
        );
        const plain = context.serve('/plain.mjs', exported);
        const main = context.serve(
          '/main.mjs',
          `for (const url of ['${selfish}', '${plain}']) {
            const seen = await import(url);
            window.notes.push('seen ' + ${keys('seen')});
          }`,
        );
        const before = (await context.notes()).length;
        const head = `<script type="module" src="${main}"></script>`;
        await mount(host, context.app({ head }), { sandbox: false });
        await host.waitForFunction(() => window.notes.filter((note) => note.startsWith('seen')).length === 2);
        const notes = (await context.notes()).slice(before).filter((note) => /^(own|seen) /.test(note));
        const names = exported.includes('named') ? ['default', 'named'] : ['default'];
        assert.deepEqual(notes, [
          `own ${[...names, 'u$$_'].join()}`,
          `seen ${names.slice(1).join()}`,
          `seen ${names.join()}`,
        ]);
      }
    },
  },
];

import assert from 'node:assert/strict';
import type { defineCustomElements } from 'garfish';
import type { Proof } from '../../../kit/proof';
import type { Takes } from '../../../kit/types';
import { waitForNote } from '../../../kit/waiting';
import { attributesOf, define, insert, waitForRenders } from './setup';

type Loading = Parameters<typeof defineCustomElements>[1]['loading'];

export const proofs: readonly Proof[] = [
  {
    id: 'web-component.loading-calls',
    async run({ open, app, notes }) {
      const { name, entry } = app();
      const host = await open({ alone: true });
      await define(host, 50);
      // Answered only when the delay is over.
      let fail: () => void = () => undefined;
      const delayOver = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await host.route('**/missing.html', async (route) => {
        await delayOver;
        await route.fulfill({ status: 404 });
      });
      await insert(host, { name: 'missing', entry: new URL('missing.html', entry).href });
      await host.waitForFunction(() => window.notes.length === 2);
      fail();
      await host.waitForFunction(() => window.notes.length === 3);
      const [start, delay, error = ''] = await notes();
      assert.deepEqual([start, delay], ['loading true null', 'loading true null']);
      assert.match(error, /Error/);

      await insert(host, { name, entry });
      await waitForRenders(host, 1);
      await host.evaluate(() => {
        window.notes.length = 0;
        const element = [...document.querySelectorAll('micro-app')].at(-1);
        element?.remove();
        if (element) document.querySelector('#container')?.append(element);
      });
      await waitForNote(host, 'loading true null');
    },
  },
  {
    id: 'web-component.delay-not-cancelled',
    async run({ open, app, notes, flush }) {
      const host = await open();
      await define(host, 600);
      await insert(host, attributesOf(app()));
      await waitForNote(host, 'loading false null');
      await flush();
      assert.deepEqual(await notes(), ['loading true null', 'render', 'loading false null']);
      const tags = await host.evaluate(() =>
        [...(document.querySelector('micro-app')?.children ?? [])].map(({ tagName }) => tagName),
      );
      assert.deepEqual(tags, ['DIV', 'P']);
    },
  },
  {
    id: 'web-component.quiet-hooks',
    async run({ open, app, serve, notes, flush }) {
      const broken = app({ name: 'broken', wholeScript: `throw new Error('in script');` });
      const missing = serve('/missing.html', 'no', {}, 404);
      for (const rethrown of [false, true]) {
        const host = await open();
        await host.evaluate((rethrown) => {
          const handle = (hook: string) => (error: Error) => {
            window.notes.push(hook);
            if (rethrown) throw error;
          };
          window.Garfish.setOptions({
            errorLoadApp: handle('errorLoadApp'),
            errorMountApp: handle('errorMountApp'),
          });
        }, rethrown);
        await define(host);
        await insert(host, { name: 'missing', entry: missing });
        await host.waitForFunction(() => window.notes.length === 3);
        const [, loadHook, loadError = ''] = await notes();
        const expected = rethrown ? /load failed with status "404"/ : /^loading true TypeError: .*mounted/;
        assert.equal(loadHook, 'errorLoadApp');
        assert.match(loadError, expected);

        await host.evaluate(() => void (window.notes.length = 0));
        await insert(host, attributesOf(broken));
        await waitForNote(host, 'errorMountApp');
        if (rethrown) await waitForNote(host, 'loading true Error: in script');
        await flush();
        const seen = await notes();
        assert.equal(seen.length, rethrown ? 3 : 2, seen.join());
        const shown = await host.evaluate(
          () => Array.from(document.querySelectorAll('micro-app')).at(-1)?.children.length,
        );
        assert.equal(shown, rethrown ? 1 : 0);
      }
    },
  },
  {
    id: 'web-component.past-delay',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => {
        const loading = (state: object) => {
          window.notes.push(`pastDelay ${String(Reflect.get(state, 'pastDelay'))}`);
          return document.createElement('p');
        };
        window.garfishModule.defineCustomElements('micro-app', { delay: 50, loading });
      });
      await insert(host, attributesOf(app()));
      await waitForNote(host, 'pastDelay true');
      const isTyped: Takes<keyof Parameters<Loading>[0], 'pastDelay'> = false;
      assert.deepEqual([(await notes())[0], isTyped], ['pastDelay false', false]);
    },
  },
  {
    id: 'web-component.loading-null',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => {
        const options = { delay: 0, loading: () => document.createElement('p') };
        // What TypeScript refuses is reached without it.
        Reflect.set(options, 'loading', () => null);
        window.garfishModule.defineCustomElements('micro-app', options);
      });
      await insert(host, attributesOf(app()));
      await waitForRenders(host, 1);
      const takesNull: Takes<ReturnType<Loading>, null> = false;
      assert.deepEqual([await host.locator('micro-app > *').count(), takesNull], [1, false]);
    },
  },
];

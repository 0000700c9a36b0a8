import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { address, go, observe, routed, shown, start } from '../../kit/routing';
import { waitForMessage, waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'router.push-other-origin',
    async run({ open }) {
      const host = await open({ path: '/demo/start' });
      await start(host, [], '/demo');
      const name = await host.evaluate(() => {
        try {
          window.Garfish.router.push({ path: 'https://example.com/x' });
        } catch (error) {
          return error instanceof DOMException ? error.name : String(error);
        }
        return 'nothing thrown';
      });
      assert.equal(name, 'SecurityError');
      assert.equal(await address(host), '/demo/start');
    },
  },
  {
    id: 'router.navigates-after-load-failure',
    async run(context) {
      const entry = context.serve('/broken/index.html', 'no', {}, 503);
      const host = await context.open({ path: '/broken' });
      await start(host, [{ name: 'broken', entry, activeWhen: '/broken' }, routed(context, 'order')]);
      await waitForMessage(context, 'load failed with status "503"');
      await go(host, '/order');
      await waitForNote(host, 'shows order');
      assert.deepEqual(await shown(host), ['order']);
    },
  },
  {
    id: 'router.destroy-throws',
    async run(context) {
      const order = routed(context, 'order');
      for (const cache of [undefined, true, false]) {
        const name = `cache-${cache}`;
        const leaving = context.app({
          name,
          body: `<p>${name}</p>`,
          render: `note('shows ${name}')`,
          destroy: `throw new Error('in destroy of ${name}')`,
        });
        const host = await context.open({ path: '/leaving' });
        await host.evaluate(
          (apps) => {
            window.Garfish.run({
              disablePreloadApp: true,
              domGetter: '#container',
              apps,
              errorUnmountApp: (error) => void window.notes.push(`handled ${error.message}`),
            });
          },
          [{ ...leaving, activeWhen: '/leaving', ...(cache !== undefined && { cache }) }, order],
        );
        await waitForNote(host, `shows ${name}`);
        await go(host, '/order');
        await waitForNote(host, 'shows order');
        const handled = `handled in destroy of ${name}`;
        if (cache === false) {
          assert.deepEqual(await shown(host), ['order']);
          assert.ok((await context.notes()).includes(handled));
        } else {
          assert.deepEqual(await shown(host), [name, 'order']);
          await waitForMessage(context, `in destroy of ${name}`);
          assert.ok(!(await context.notes()).includes(handled), name);
        }
      }
    },
  },
  {
    id: 'router.blocked-rendering',
    async run(context) {
      const late = context.app({
        name: 'late',
        wholeScript: `exports.provider = () => {
          note('mounting');
          return new Promise((resolve) => window.Garfish.channel.once('provide', () => resolve({ render() {}, destroy() {} })));
        };`,
      });
      const run = async (development: boolean): Promise<boolean> => {
        const host = await context.open({ path: '/late', development });
        await observe(host);
        await start(host, [{ ...late, activeWhen: '/late' }]);
        await waitForNote(host, 'mounting');
        await go(host, '/elsewhere');
        await waitForNote(host, 'after /elsewhere');
        await host.evaluate(() => window.Garfish.channel.emit('provide'));
        await waitForNote(host, 'after /late');
        assert.equal(await host.locator('#container > *').count(), 0);
        await context.flush();
        return context
          .messages()
          .some((message) => message.includes('The app "late" rendering process has been blocked.'));
      };
      assert.equal(await run(false), false);
      assert.equal(await run(true), true);
    },
  },
  {
    id: 'router.no-listening-without-run',
    async run(context) {
      const host = await context.open();
      await observe(host);
      await host.evaluate(
        async (app) => {
          window.Garfish.registerApp(app);
          window.Garfish.router.push({ path: '/a' });
          window.Garfish.router.replace({ path: '/b' });
          history.pushState(null, '', '/early');
          history.replaceState(null, '', '/early#part');
          const popped = new Promise((resolve) =>
            window.addEventListener('popstate', resolve, { once: true }),
          );
          history.back();
          await popped;
        },
        routed(context, 'early'),
      );
      await context.flush();
      assert.deepEqual(await context.notes(), []);
      assert.deepEqual(context.requests(), []);
      await start(host);
      await go(host, '/c');
      await waitForNote(host, 'after /c');
      assert.ok((await context.notes()).every((note) => !/ \/(?:a|early)/.test(note)));
    },
  },
];

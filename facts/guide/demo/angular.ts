import assert from 'node:assert/strict';
import { unmount, type Sandbox } from '../../kit/mounting';
import { mountOutcome, outcomes } from '../../kit/outcome';
import type { FactContext, HostPage, Proof, SubApp } from '../../kit/proof';
import { ticks, waitForNote } from '../../kit/waiting';

const vm: readonly Sandbox[] = [{}, { strictIsolation: true }];
const snapshot: Sandbox = { snapshot: true };

/** A sub-app that brings zone.js, and notes whether it is the page's. */
function zoneApp({ app, bundle }: FactContext): SubApp {
  return app({
    body: `<script src="${bundle('zone')}"></script>`,
    render: `note('same ' + (window.Zone === (0, eval)('window.Zone')));`,
  });
}

/** Loads the sub-app once; what mounts and unmounts this instance. */
async function loadOnce(
  host: HostPage,
  { name, entry }: SubApp,
  sandbox: Sandbox,
): Promise<() => Promise<void>> {
  const app = await host.evaluateHandle(
    ([name, entry, sandbox]) => window.Garfish.loadApp(name, { entry, domGetter: '#container', sandbox }),
    [name, entry, sandbox] as const,
  );
  return () =>
    app.evaluate((app) => {
      if (app?.mounted) app.unmount();
      else void app?.mount();
    });
}

/** What still works in the main app: callbacks of `then`, code after `await`, and a new listener that hears a click. */
async function working(host: HostPage): Promise<string> {
  await host.evaluate(() => {
    window.notes = [];
    void Promise.resolve().then(() => window.notes.push('then'));
    const awaiting = async (): Promise<void> => {
      await Promise.resolve();
      window.notes.push('await');
    };
    void awaiting();
    try {
      new XMLHttpRequest().addEventListener('load', () => undefined);
      document.addEventListener('mousedown', () => window.notes.push('listening'), { once: true });
    } catch (error) {
      window.notes.push(error instanceof Error ? error.name : String(error));
    }
  });
  // A zone that has handled an event catches up on callbacks: before it is what counts.
  await ticks(host);
  const before = await host.evaluate(() => window.notes.filter((note) => note !== 'listening'));
  await host.mouse.click(5, 5);
  const heard = await host.evaluate(() => window.notes.filter((note) => note === 'listening'));
  return [...before, ...heard].sort().join();
}

const allOfIt = 'await,listening,then';

export const proofs: readonly Proof[] = [
  {
    id: 'angular.render-not-awaited',
    async run({ open, app, notes }) {
      const unmountAtOnce = `exports.provider = {
        render: () => new Promise((resolve) => Garfish.channel.on('finish', resolve)).then(() => note('rendered')),
        destroy: () => note('destroyed'),
      };`;
      const host = await open();
      assert.equal(await mountOutcome(host, app({ wholeScript: unmountAtOnce })), 'mounted');
      await host.evaluate(async () => {
        window.Garfish.activeApps[0]?.unmount();
        window.Garfish.channel.emit('finish');
        await Promise.resolve();
      });
      await host.waitForFunction(() => window.notes.length === 2);
      assert.deepEqual(await notes(), ['destroyed', 'rendered']);
      // Nor does showing again: this one's promise never ends.
      const never = app({
        name: 'never',
        wholeScript: `exports.provider = { render: () => new Promise(() => undefined), destroy() {} };`,
      });
      assert.deepEqual(await outcomes(host, never, ['mount', 'hide', 'show']), [
        'loaded',
        'true',
        'true',
        'true',
      ]);
    },
  },
  {
    id: 'angular.zone-patches',
    async run(context) {
      for (const sandbox of vm) {
        const host = await context.open();
        assert.equal(await working(host), allOfIt);
        const then = await host.evaluateHandle(() => Reflect.get(Promise.prototype, 'then'));
        const patches = (): Promise<boolean[]> =>
          then.evaluate((then) => {
            const isMarked = (prototype: object): boolean =>
              Object.getOwnPropertyNames(prototype).some((key) => key.startsWith('__zone_symbol__'));
            const isReplaced = Reflect.get(Promise.prototype, 'then') !== then;
            return [isReplaced, isMarked(Promise.prototype), isMarked(EventTarget.prototype)];
          });
        assert.deepEqual(await patches(), [false, false, false]);
        assert.equal(await mountOutcome(host, zoneApp(context), { sandbox }), 'mounted');
        assert.deepEqual(await patches(), [true, true, true]);
        await unmount(host);
        assert.deepEqual(await patches(), [true, true, true]);
      }
    },
  },
  {
    id: 'angular.zone-remount',
    async run(context) {
      for (const sandbox of [...vm, false] as const) {
        const host = await context.open();
        assert.equal(await working(host), allOfIt);
        const mountOrUnmount = await loadOnce(host, zoneApp(context), sandbox);
        await mountOrUnmount();
        await waitForNote(host, 'render');
        assert.equal(await working(host), allOfIt);
        await mountOrUnmount();
        assert.equal(await working(host), allOfIt);
        await mountOrUnmount();
        await waitForNote(host, 'render');
        assert.equal(await working(host), sandbox === false ? allOfIt : 'await,listening');
      }
    },
  },
  {
    id: 'angular.zone-snapshot',
    async run(context) {
      const host = await context.open();
      const seen = [await working(host)];
      const mountOrUnmount = await loadOnce(host, zoneApp(context), snapshot);
      for (const isMounting of [true, false, true, false]) {
        await mountOrUnmount();
        if (isMounting) await waitForNote(host, 'render');
        seen.push(await working(host));
      }
      const broken = 'TypeError,await,then';
      assert.deepEqual(seen, [allOfIt, allOfIt, broken, allOfIt, broken]);
    },
  },
  {
    id: 'angular.zone-host-first',
    async run(context) {
      for (const sandbox of [...vm, snapshot, false] as const) {
        const host = await context.open();
        assert.equal(await working(host), allOfIt);
        await host.addScriptTag({ url: context.bundle('zone') });
        const mountOrUnmount = await loadOnce(host, zoneApp(context), sandbox);
        for (let time = 0; time < 3; time += 1) {
          await mountOrUnmount();
          await waitForNote(host, 'same true');
          assert.equal(await working(host), allOfIt);
          await mountOrUnmount();
          assert.equal(await working(host), allOfIt);
        }
      }
    },
  },
];

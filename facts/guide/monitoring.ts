import assert from 'node:assert/strict';
import { registerAndMount, type Sandbox } from '../kit/mounting';
import { mountOutcome } from '../kit/outcome';
import type { HostPage, Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

/** Throws in a listener, in a timer and in a promise, each when the sub-app's button is pressed. */
const throwsLater = `const button = info.dom.querySelector('button');
button.addEventListener('click', () => {
  setTimeout(() => { throw new Error('in a timer'); });
  Promise.reject(new Error('in a promise'));
  throw new Error('in a listener');
});`;

/** Has the host note the message and the script of every error that nobody has caught. */
async function noteUncaught(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const note = (error: unknown): void => {
      const { message = '', stack = '' } = error instanceof Error ? error : {};
      window.notes.push(`${message} at ${/https?:\S+?\.js/.exec(stack)?.[0]}`);
    };
    window.addEventListener('error', ({ error }) => note(error));
    window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  });
}

/** JavaScript of a sub-app that notes what it hears of others' errors. */
const listens = `window.addEventListener('error', ({ message }) => note('heard ' + message));
window.addEventListener('unhandledrejection', ({ reason }) => note('heard ' + reason.message));`;

/** JavaScript of a sub-app that puts a function of its own in the place of the browser's. */
const patchesHistory = `const native = history.pushState;
history.pushState = (...given) => { note('sub-app ' + given[2]); native.apply(history, given); };
Garfish.channel.on('push', () => history.pushState(null, '', '/from-sub-app'));`;

/** JavaScript of a sub-app that notes what each of two `fetch` gives, twice: an iframe's, bound to `window`, and its own. */
const fetchesTwice = `const frame = document.createElement('iframe');
document.head.appendChild(frame);
const outcomeOf = (get) => get(location.href).then(({ ok }) => String(ok), (error) => error.name);
const ofFrame = frame.contentWindow.fetch.bind(window);
const outcomes = [ofFrame, window.fetch, ofFrame, window.fetch].map(outcomeOf);
Promise.all(outcomes).then((outcomes) => note('fetched ' + outcomes.join(' ')));`;

export const proofs: readonly Proof[] = [
  {
    id: 'monitoring.uncaught-reaches-host',
    async run({ open, app, notes }) {
      const sandboxes: readonly Sandbox[] = [{}, { strictIsolation: true }, { snapshot: true }, false];
      for (const sandbox of sandboxes) {
        const host = await open();
        await noteUncaught(host);
        const subApp = app({ body: '<button>go</button>', render: throwsLater });
        assert.equal(await mountOutcome(host, subApp, { sandbox }), 'mounted');
        await host.getByRole('button').click();
        const script = subApp.entry.replace(/html$/, 'js');
        await waitForNote(host, `in a timer at ${script}`);
        const thrown = (await notes()).filter((note) => note.startsWith('in a')).sort();
        assert.deepEqual(thrown, [
          `in a listener at ${script}`,
          `in a promise at ${script}`,
          `in a timer at ${script}`,
        ]);
      }
    },
  },
  {
    id: 'monitoring.sub-app-hears-others',
    async run({ open, app, notes }) {
      for (const sandbox of [{}, { strictIsolation: true }, { snapshot: true }, false] as const) {
        const host = await open();
        assert.equal(await mountOutcome(host, app({ script: listens }), { sandbox }), 'mounted');
        await host.evaluate(() => {
          void Promise.reject(new Error('a promise of the host'));
          setTimeout(() => {
            throw new Error('a timer of the host');
          });
        });
        await host.waitForFunction(() => window.notes.length > 2);
        const heard = (await notes()).filter((note) => note.startsWith('heard')).sort();
        assert.deepEqual(heard, ['heard Uncaught Error: a timer of the host', 'heard a promise of the host']);
      }
    },
  },
  {
    id: 'monitoring.same-error-object',
    async run({ open, app }) {
      const host = await open();
      const { entry } = app({ script: "throw new Error('script broke');" });
      const [isSame, url] = await host.evaluate(async (entry) => {
        const scripts = new WeakMap<Error, string | undefined>();
        const seen: (string | undefined)[] = [];
        window.Garfish.run({
          disablePreloadApp: true,
          errorExecCode: (error, _info, _code, _env, url) => void scripts.set(error, url),
          errorMountApp: (error) => void seen.push(String(scripts.has(error)), scripts.get(error)),
        });
        await (await window.Garfish.loadApp('app', { entry, domGetter: '#container' }))?.mount();
        return seen;
      }, entry);
      assert.equal(isSame, 'true');
      assert.equal(url, entry.replace(/html$/, 'js'));
    },
  },
  {
    id: 'monitoring.iframe-fetch',
    async run({ open, app }) {
      const expected = [
        [{}, 'TypeError true TypeError true'],
        [{ strictIsolation: true }, 'TypeError true TypeError true'],
        [{ snapshot: true }, 'true true true true'],
        [false, 'true true true true'],
      ] as const;
      for (const [sandbox, outcomes] of expected) {
        const host = await open();
        assert.equal(await mountOutcome(host, app({ script: fetchesTwice }), { sandbox }), 'mounted');
        await waitForNote(host, `fetched ${outcomes}`);
      }
    },
  },
  {
    id: 'monitoring.shared-object',
    async run({ open, app, notes }) {
      for (const sandbox of [{}, { snapshot: true }, false] as const) {
        const host = await open();
        await host.evaluate(() => void Object.assign(window, { carrier: { client: { of: 'host' } } }));
        const script = `note('found ' + window.carrier.client.of);
window.carrier.client = { of: 'sub-app' };
globalThis.carrier.added = true;`;
        assert.equal(await mountOutcome(host, app({ script }), { sandbox }), 'mounted');
        assert.ok((await notes()).includes('found host'));
        const carrier = await host.evaluate(() => Reflect.get(window, 'carrier') as unknown);
        assert.deepEqual(carrier, { client: { of: 'sub-app' }, added: true });
      }
    },
  },
  {
    id: 'monitoring.debug-ids',
    async run({ open, app }) {
      const script = "window._sentryDebugIds = { 'Error at order.js': 'id-of-order' };";
      const read = (host: HostPage): Promise<unknown> =>
        host.evaluate(() => Reflect.get(window, '_sentryDebugIds') as unknown);
      const host = await open();
      await registerAndMount(host, app({ name: 'isolated', script }));
      assert.equal(await read(host), undefined);
      await registerAndMount(host, app({ name: 'shared', script }), { protectVariable: ['_sentryDebugIds'] });
      assert.deepEqual(await read(host), { 'Error at order.js': 'id-of-order' });
    },
  },
  {
    id: 'monitoring.sub-app-push',
    async run({ open, app, notes }) {
      for (const sandbox of [{}, { snapshot: true }, false] as const) {
        const host = await open();
        await host.evaluate(() => {
          const native = history.pushState.bind(history);
          history.pushState = (...given) => {
            window.notes.push(`host ${String(given[2])}`);
            native(...given);
          };
          window.Garfish.run({ domGetter: '#container', disablePreloadApp: true });
        });
        const render = "for (const id of [1, 2]) history.pushState(null, '', '/orders/' + id);";
        assert.equal(await mountOutcome(host, app({ render }), { sandbox }), 'mounted');
        assert.deepEqual(
          (await notes()).filter((note) => note.startsWith('host')),
          ['host /orders/1', 'host /orders/2'],
        );
      }
    },
  },
  {
    id: 'monitoring.patched-in-sandbox',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.run({ disablePreloadApp: true }));
      assert.equal(await mountOutcome(host, app({ script: patchesHistory })), 'mounted');
      await host.evaluate(() => {
        history.pushState(null, '', '/from-host');
        window.Garfish.channel.emit('push');
      });
      await waitForNote(host, 'sub-app /from-sub-app');
      assert.deepEqual(
        (await notes()).filter((note) => note.startsWith('sub-app')),
        ['sub-app /from-sub-app'],
      );
    },
  },
];

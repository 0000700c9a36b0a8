import assert from 'node:assert/strict';
import type { HostPage, Proof } from '../../kit/proof';
import { callMethods, mount, unmount } from '../../kit/mounting';
import { ticks } from '../../kit/waiting';
import { notesAfterUnmount, strictIsolation, valueInSubApp, vm } from './setup';

/** Timers, a bubbling listener and an observer that report until somebody stops them. */
const sideEffects = `
  setInterval(() => note('interval'), 20);
  setTimeout(() => note('timeout'), 150);
  window.addEventListener('ping', () => note('listener'));
  new MutationObserver(() => note('observer')).observe(document.documentElement, { attributes: true });`;

function bodyNodes(host: HostPage): Promise<number> {
  return host.evaluate(() => document.querySelectorAll('body > aside').length);
}

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.replaced-interfaces',
    async run(context) {
      const replaced = [
        'setTimeout',
        'setInterval',
        'addEventListener',
        'MutationObserver',
        'XMLHttpRequest',
        'fetch',
        'WebSocket',
      ];
      const real = ['ResizeObserver', 'IntersectionObserver', 'EventSource', 'Worker', 'BroadcastChannel'];
      const names = JSON.stringify([...replaced, ...real]);
      const value = await valueInSubApp(
        context,
        `${names}.filter((name) => window[name] === Garfish.getGlobalObject()[name])`,
      );
      assert.deepEqual(value, real);
    },
  },
  {
    id: 'sandbox.cleanup-without-cache',
    async run(context) {
      const script = `${sideEffects}
        window.addEventListener('ping', () => note('second listener'));
        window.removeEventListener('never-added', () => undefined);`;
      for (const options of [vm, strictIsolation]) {
        assert.deepEqual(await notesAfterUnmount(context, script, options), []);
      }
      // An instance that is mounted again is cleaned again.
      const host = await context.open();
      const steps = ['mount', 'unmount', 'mount', 'unmount'] as const;
      await callMethods(host, context.app({ script }), steps, vm);
      const before = (await context.notes()).length;
      await host.evaluate(() => {
        window.dispatchEvent(new Event('ping'));
        document.documentElement.lang = 'observed';
      });
      await ticks(host);
      await ticks(host);
      assert.deepEqual((await context.notes()).slice(before), []);
    },
  },
  {
    id: 'sandbox.cleanup-with-cache',
    async run(context) {
      for (const options of [{}, { cache: true }]) {
        assert.deepEqual(await notesAfterUnmount(context, sideEffects, options), [
          'interval',
          'listener',
          'observer',
          'timeout',
        ]);
      }
    },
  },
  {
    id: 'sandbox.requests-with-cache',
    async run({ open, app, notes }) {
      for (const options of [{}, { cache: true }]) {
        const host = await open({ alone: true });
        let answer: () => void = () => undefined;
        const unmounted = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await host.route('**/slow', async (route) => {
          await unmounted;
          await route.fulfill({ body: 'late' });
        });
        await host.routeWebSocket('**/socket', (socket) => {
          socket.onMessage((message) => socket.send(message));
        });
        await host.reload();
        await host.waitForFunction(() => 'garfishModule' in window);
        const script = `fetch('/slow').then(({ status }) => note('fetch ' + status));
          const request = new XMLHttpRequest();
          request.open('GET', '/slow');
          request.onload = () => note('request ' + request.status);
          request.send();
          const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
          socket.onopen = () => note('socket open');
          socket.onmessage = ({ data }) => note(data);
          Garfish.channel.on('unmounted', () => socket.send('echo'));`;
        await mount(host, app({ script }), options);
        await host.waitForFunction(() => window.notes.includes('socket open'));
        await unmount(host);
        await host.evaluate(() => window.Garfish.channel.emit('unmounted'));
        answer();
        await host.waitForFunction(() =>
          ['fetch 200', 'request 200', 'echo'].every((note) => window.notes.includes(note)),
        );
        assert.ok((await notes()).includes('destroy'));
      }
    },
  },
  {
    id: 'sandbox.cleanup-fetch',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      // Never answered: only an abort can end them.
      await host.route('**/slow', () => undefined);
      await host.routeWebSocket('**/socket', () => undefined);
      await host.reload();
      await host.waitForFunction(() => 'garfishModule' in window);
      const script = `fetch('/slow').catch((error) => note('fetch ' + error.name));
        const request = new XMLHttpRequest();
        request.open('GET', '/slow');
        request.onabort = () => note('request aborted');
        request.send();
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket');
        socket.onopen = () => note('socket open');
        socket.onclose = () => note('socket closed');`;
      await mount(host, app({ script }), vm);
      await host.waitForFunction(() => window.notes.includes('socket open'));
      assert.deepEqual((await notes()).sort(), ['render', 'socket open']);
      await unmount(host);
      await host.waitForFunction(() =>
        ['fetch AbortError', 'request aborted', 'socket closed'].every((note) => window.notes.includes(note)),
      );
    },
  },
  {
    id: 'sandbox.cleanup-not-observers',
    async run({ open, app, notes }) {
      const host = await open({
        body: '<div id="box" style="width: 10px; height: 10px"></div><div id="container"></div>',
      });
      const script = `const box = document.querySelector('#box');
        new ResizeObserver(() => note('resize')).observe(box);
        new IntersectionObserver(() => note('intersection')).observe(box);
        new MutationObserver(() => note('mutation')).observe(box, { attributes: true });`;
      await mount(host, app({ script }), vm);
      const hasBoth = () => window.notes.includes('resize') && window.notes.includes('intersection');
      // Each reports once when it begins.
      await host.waitForFunction(hasBoth);
      await unmount(host);
      await host.evaluate(() => {
        window.notes.length = 0;
        document
          .querySelector('#box')
          ?.setAttribute('style', 'width: 20px; height: 10px; margin-top: 9999px');
      });
      await host.waitForFunction(hasBoth);
      // It would have come first.
      assert.equal((await notes()).includes('mutation'), false);
    },
  },
  {
    id: 'sandbox.cleanup-not-requests',
    async run({ open, app, notes }) {
      const host = await open({ alone: true });
      let answer: () => void = () => undefined;
      const unmounted = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await host.route(/\/slow\?/, async (route) => {
        await unmounted;
        await route.fulfill({ body: 'late' });
      });
      const script = `const report = (name, result) =>
          result.then(({ status }) => note(name + ' ' + status), (error) => note(name + ' ' + error.name));
        report('signal', fetch('/slow?signal', { signal: new AbortController().signal }));
        report('request', fetch(new Request('/slow?request')));
        report('plain', fetch('/slow?plain'));`;
      await mount(host, app({ script }), vm);
      await unmount(host);
      await host.waitForFunction(() => window.notes.includes('plain AbortError'));
      assert.deepEqual(await notes(), ['render', 'destroy', 'plain AbortError']);
      answer();
      await host.waitForFunction(() =>
        ['signal 200', 'request 200'].every((note) => window.notes.includes(note)),
      );
    },
  },
  {
    id: 'sandbox.hide-never-cleans',
    async run({ open, app, notes }) {
      const settings = [
        { cache: false },
        { cache: true },
        { cache: true, sandbox: { strictIsolation: true } },
        {},
        { cache: false, sandbox: { strictIsolation: true } },
        { cache: false, sandbox: { disableWith: true } },
      ];
      for (const options of settings) {
        const host = await open();
        // The timer starts itself again: it cannot be over before the hiding.
        const script = `${sideEffects} const again = () => { note('again'); setTimeout(again, 20); }; again();`;
        await callMethods(host, app({ script }), ['mount', 'hide'], options);
        await host.evaluate(() => {
          window.notes.length = 0;
          window.dispatchEvent(new Event('ping'));
          document.documentElement.lang = 'observed';
        });
        await ticks(host);
        const seen = new Set(await notes());
        const missing = ['again', 'interval', 'listener', 'observer'].filter((note) => !seen.has(note));
        assert.deepEqual(missing, [], JSON.stringify(options));
      }
    },
  },
  {
    id: 'sandbox.body-nodes-after-unmount',
    async run({ open, app }) {
      const host = await open({ alone: true });
      // As long as nothing is collected, what a `WeakRef` refers to stays.
      await host.addInitScript(() => {
        const kept: object[] = [];
        class Keeping<Target extends object> extends WeakRef<Target> {
          constructor(target: Target) {
            super(target);
            kept.push(target);
          }
        }
        Reflect.set(window, 'WeakRef', Keeping);
      });
      const script = `document.body.append(document.createElement('aside'));
        document.body.insertBefore(document.createElement('aside'), document.body.firstChild);`;
      for (const options of [{}, { cache: true }, { cache: false }]) {
        await host.reload();
        await host.waitForFunction(() => 'garfishModule' in window);
        await mount(host, app({ script }), options);
        assert.equal(await bodyNodes(host), 2);
        await unmount(host);
        assert.equal(await bodyNodes(host), 0);
      }
    },
  },
  {
    id: 'sandbox.body-nodes-after-leaving',
    async run({ open, app }) {
      const host = await open();
      const { name, entry } = app({ render: `document.body.append(document.createElement('aside'));` });
      await host.evaluate(
        ([name, entry]) =>
          void window.Garfish.run({
            disablePreloadApp: true,
            domGetter: '#container',
            apps: [{ name, entry, activeWhen: '/order' }],
          }),
        [name, entry] as const,
      );
      for (const visit of [1, 2]) {
        await host.evaluate(() => window.Garfish.router.push({ path: '/order' }));
        await host.waitForFunction((name) => window.Garfish.cacheApps[name]?.display === true, name);
        await host.evaluate(() => window.Garfish.router.push({ path: '/' }));
        await host.waitForFunction((name) => window.Garfish.cacheApps[name]?.display === false, name);
        assert.equal(await host.evaluate((name) => window.Garfish.cacheApps[name]?.mounted, name), true);
        assert.equal(await bodyNodes(host), visit);
      }
    },
  },
  {
    id: 'sandbox.collected-body-nodes',
    async run({ open, app }) {
      const host = await open({ alone: true });
      const script = `const popup = document.createElement('aside'); document.body.append(popup);`;
      await mount(host, app({ script }), vm);
      const session = await host.context().newCDPSession(host);
      await session.send('HeapProfiler.collectGarbage');
      await unmount(host);
      assert.equal(await bodyNodes(host), 1);
    },
  },
];

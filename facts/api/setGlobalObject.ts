import assert from 'node:assert/strict';
import { defineReadOnly, detached, openStrict, realVariable, thrownBy } from '../kit/globals';
import { type LoadOptions, callMethods, registerAndMount } from '../kit/mounting';
import type { Proof, FactContext } from '../kit/proof';
import type { Takes } from '../kit/types';

type SetGlobalValue = Window['Garfish']['setGlobalValue'];

/** What the sub-app read of `shared` each time it was asked. */
async function readsOf(
  context: FactContext,
  { before, options = {}, script = '' }: { before?: unknown; options?: LoadOptions; script?: string },
  values: readonly unknown[] = [],
): Promise<string[]> {
  const sub = context.app({
    script: `${script}; const read = () => note(JSON.stringify(window.shared) ?? 'undefined');
      window.Garfish.channel.on('read', read);`,
    render: 'read();',
  });
  const host = await context.open();
  if (before !== undefined) {
    await host.evaluate((before) => window.Garfish.setGlobalValue('shared', before), before);
  }
  await registerAndMount(host, sub, options);
  for (const value of values) {
    await host.evaluate((value) => {
      window.Garfish.setGlobalValue('shared', value);
      window.Garfish.channel.emit('read');
    }, value);
  }
  return (await context.notes()).slice(1);
}

export const proofs: readonly Proof[] = [
  {
    id: 'globals.set-global-object-absent',
    async run({ open }) {
      const host = await open();
      const types = await host.evaluate(() =>
        ['setGlobalObject', 'setGlobalValue'].map((key) => typeof Reflect.get(window.Garfish, key)),
      );
      assert.deepEqual(types, ['undefined', 'function']);
    },
  },
  {
    id: 'globals.set-writes-real-window',
    async run({ open, app }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setGlobalValue('fromHost', 1));
      await registerAndMount(host, app({ render: `window.Garfish.setGlobalValue('fromApp', 2);` }));
      assert.deepEqual(await realVariable(host, 'fromHost'), [1, true]);
      assert.deepEqual(await realVariable(host, 'fromApp'), [2, true]);
    },
  },
  {
    id: 'globals.set-global-object-error',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `Garfish.setGlobalObject('__BUILD_ENV__', 'production')`),
        'TypeError: Garfish.setGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.set-symbol',
    async run({ open }) {
      const host = await open();
      const value = await host.evaluate(() => {
        const garfish: { setGlobalValue(key: unknown, value: number): void } = window.Garfish;
        const key = Symbol('mine');
        garfish.setGlobalValue(key, 1);
        const value: unknown = Reflect.get(window, key);
        return value;
      });
      const takesSymbol: Takes<Parameters<SetGlobalValue>[0], symbol> = false;
      assert.deepEqual([value, takesSymbol], [1, false]);
    },
  },
  {
    id: 'globals.set-without-value',
    async run({ open }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setGlobalValue('empty'));
      assert.deepEqual(await realVariable(host, 'empty'), [undefined, true]);
    },
  },
  {
    id: 'globals.set-returns-value',
    async run({ open }) {
      const host = await open();
      const returned = await host.evaluate(() => {
        const garfish: { setGlobalValue(key: string, value: string): unknown } = window.Garfish;
        return garfish.setGlobalValue('x', 'written');
      });
      const isTyped: Takes<ReturnType<SetGlobalValue>, string> = false;
      assert.deepEqual([returned, isTyped], ['written', false]);
    },
  },
  {
    id: 'globals.seen-when-set-before',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1 }), ['1']);
    },
  },
  {
    id: 'globals.copy-stays-old',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1 }, [2]), ['1', '1']);
    },
  },
  {
    id: 'globals.declared-is-live',
    async run({ open, app, serve, notes }) {
      const host = await open();
      const declaring = 'var declared = 1; function made() { return 1; }';
      await host.addScriptTag({ url: serve('/declaring.js', declaring) });
      const sub = app({
        script: `const read = () => note(declared + ', ' + made());
          Garfish.channel.on('read', read);
          read();`,
      });
      await registerAndMount(host, sub);
      await host.addScriptTag({ url: serve('/changing.js', 'declared = 2; made = () => 2;') });
      await host.evaluate(() => window.Garfish.channel.emit('read'));
      assert.deepEqual(await notes(), ['1, 1', 'render', '2, 2']);
    },
  },
  {
    id: 'globals.in-operator',
    async run({ open, app, serve, notes }) {
      const declaring = serve(
        '/declaring.js',
        'var declared = 1; function declaredToo() {} window.early = 2;',
      );
      const script = `const seen = (name, type) =>
          [window[name], type, name in window, Object.keys(window).includes(name)].join();
        Garfish.channel.on('read', () => {
          note(seen('declared', typeof declared));
          note(seen('declaredToo', typeof declaredToo).replace(/^function[^]*\},/, 'code,'));
          note(seen('early', typeof early));
          note(seen('late', typeof late));
        });`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        await host.addScriptTag({ url: declaring });
        await registerAndMount(host, app({ script }), { sandbox });
        await host.evaluate(() => {
          window.Garfish.setGlobalValue('late', 3);
          window.Garfish.channel.emit('read');
        });
        const [, ...seen] = await notes();
        assert.deepEqual(seen, [
          '1,number,false,false',
          'code,function,false,false',
          '2,number,true,true',
          '3,number,false,false',
        ]);
      }
    },
  },
  {
    id: 'globals.delete-own',
    async run({ open, app, notes }) {
      const host = await open();
      await host.evaluate(() => window.Garfish.setGlobalValue('x', 'of the host'));
      const script = `window.x = 'own';
        window.y = 'own';
        Garfish.channel.on('delete', () => {
          note([window.x, window.y].join());
          delete window.x;
          delete window.y;
          note([window.x, window.y].join());
        });`;
      await registerAndMount(host, app({ script }));
      await host.evaluate(() => {
        window.Garfish.setGlobalValue('x', 'newer');
        window.Garfish.channel.emit('delete');
      });
      assert.deepEqual(await notes(), ['render', 'own,own', 'newer,']);
      assert.deepEqual(await realVariable(host, 'x'), ['newer', true]);
    },
  },
  {
    id: 'globals.getter-is-live',
    async run(context) {
      const sub = context.app({
        script: `window.Garfish.channel.on('read', () => note(String(window.shared)));`,
      });
      const host = await context.open();
      await host.evaluate(() => {
        let value = 0;
        Object.defineProperty(window, 'shared', { configurable: true, get: () => (value += 1) });
      });
      await registerAndMount(host, sub);
      await host.evaluate(() => {
        const read = (): void => void window.Garfish.channel.emit('read');
        read();
        Reflect.get(window, 'shared');
        read();
      });
      const [, first, second] = await context.notes();
      assert.equal(Number(second), Number(first) + 2);
    },
  },
  {
    id: 'globals.late-key-is-live',
    async run(context) {
      assert.deepEqual(await readsOf(context, {}, ['x', 'y']), ['undefined', '"x"', '"y"']);
    },
  },
  {
    id: 'globals.object-by-reference',
    async run(context) {
      const sub = context.app({
        script: `window.Garfish.channel.on('read', () => {
          note(String(window.shared.count));
          note(String(window.shared === window.Garfish.getGlobalObject().shared));
        });`,
      });
      const host = await context.open();
      await host.evaluate(() => window.Garfish.setGlobalValue('shared', { count: 1 }));
      await registerAndMount(host, sub);
      await host.evaluate(() => {
        const shared: unknown = Reflect.get(window, 'shared');
        if (typeof shared === 'object' && shared) Reflect.set(shared, 'count', 2);
        window.Garfish.channel.emit('read');
      });
      assert.deepEqual(await context.notes(), ['render', '2', 'true']);
    },
  },
  {
    id: 'globals.own-variable-wins',
    async run(context) {
      assert.deepEqual(await readsOf(context, { before: 1, script: `window.shared = 'own'` }, [2]), [
        '"own"',
        '"own"',
      ]);
    },
  },
  {
    id: 'globals.protected-is-live',
    async run(context) {
      const options = { protectVariable: ['shared'] };
      assert.deepEqual(await readsOf(context, { before: 1, options }, [2, 3]), ['1', '2', '3']);
      const script = `window.shared = 'own'`;
      const seen = await readsOf(context, { before: 1, options, script }, [2, 3]);
      assert.deepEqual(seen, ['"own"', '2', '3']);
    },
  },
  {
    id: 'globals.protected-writes-through',
    async run({ open, app }) {
      const host = await open();
      await registerAndMount(host, app({ script: `window.shared = 'by app'; window.other = 'by app';` }), {
        protectVariable: ['shared'],
      });
      assert.deepEqual(await realVariable(host, 'shared'), ['by app', true]);
      assert.deepEqual(await realVariable(host, 'other'), [undefined, false]);
    },
  },
  {
    id: 'globals.insulated',
    async run(context) {
      const options = { insulationVariable: ['shared'] };
      assert.deepEqual(await readsOf(context, { before: 1, options }), ['undefined']);
    },
  },
  {
    id: 'globals.snapshot-rolls-back',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      const during = await host.evaluate(
        async ([name, entry]) => {
          window.Garfish.setGlobalValue('changed', 'before');
          const app = await window.Garfish.loadApp(name, { entry, sandbox: { snapshot: true } });
          await app?.mount();
          window.Garfish.setGlobalValue('changed', 'during');
          window.Garfish.setGlobalValue('added', 'during');
          const during: unknown[] = ['changed', 'added'].map((key): unknown => Reflect.get(window, key));
          app?.unmount();
          return during;
        },
        [name, entry] as const,
      );
      assert.deepEqual(during, ['during', 'during']);
      assert.deepEqual(await realVariable(host, 'changed'), ['before', true]);
      assert.deepEqual(await realVariable(host, 'added'), [undefined, true]);
    },
  },
  {
    id: 'globals.snapshot-protected',
    async run({ open, app }) {
      const { name, entry } = app();
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            sandbox: { snapshot: true },
            protectVariable: ['kept'],
          });
          await app?.mount();
          window.Garfish.setGlobalValue('kept', 1);
          window.Garfish.setGlobalValue('lost', 1);
          app?.unmount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await realVariable(host, 'kept'), [1, true]);
      assert.deepEqual(await realVariable(host, 'lost'), [undefined, true]);
    },
  },
  {
    id: 'globals.set-detached',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, detached('setGlobalValue')),
        "TypeError: Cannot read properties of undefined (reading 'getGlobalObject')",
      );
    },
  },
  {
    id: 'globals.set-read-only',
    async run(context) {
      const host = await openStrict(context);
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.setGlobalValue('fixed', 2)`),
        "TypeError: Cannot assign to read only property 'fixed' of object '#<Window>'",
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
    },
  },
  {
    id: 'globals.set-getter-only',
    async run(context) {
      const host = await openStrict(context);
      for (const key of ['window', 'document']) {
        assert.equal(
          await thrownBy(host, `window.Garfish.setGlobalValue('${key}', 1)`),
          `TypeError: Cannot set property ${key} of #<Window> which has only a getter`,
        );
      }
    },
  },
  {
    id: 'globals.set-garfish-itself',
    async run({ open }) {
      for (const key of ['Garfish', '__GARFISH__']) {
        const code = `window.Garfish.setGlobalValue('${key}', 1)`;
        const production = await open();
        assert.equal(await thrownBy(production, code), 'nothing thrown');
        assert.equal(await production.evaluate(() => window.Garfish === window.garfishModule.default), true);
        const development = await open({ development: true });
        assert.match(
          await thrownBy(development, code),
          new RegExp(`\\[Garfish warning\\]: Try to modify a read-only property ${key}`),
        );
      }
    },
  },
  {
    id: 'globals.set-sloppy',
    async run({ open }) {
      const host = await open();
      assert.equal(
        await thrownBy(host, `${defineReadOnly}; window.Garfish.setGlobalValue('fixed', 2)`),
        'nothing thrown',
      );
      assert.deepEqual(await realVariable(host, 'fixed'), [1, true]);
      assert.equal(
        await thrownBy(host, detached('setGlobalValue')),
        'TypeError: this.getGlobalObject is not a function',
      );
    },
  },
  {
    id: 'globals.set-survives-unmount',
    async run({ open, app }) {
      const host = await open();
      const sub = app({ render: `window.Garfish.setGlobalValue('left', 1);` });
      await callMethods(host, sub, ['mount', 'unmount'], { cache: false });
      assert.deepEqual(await realVariable(host, 'left'), [1, true]);
    },
  },
];

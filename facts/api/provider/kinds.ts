import assert from 'node:assert/strict';
import type { interfaces } from 'garfish';
import type { Method } from '../../kit/mounting';
import { callMethods } from '../../kit/mounting';
import { mountOutcome } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import type { Takes } from '../../kit/types';

const pair = (name: string): string => `{ render() { note('${name}'); }, destroy() {} }`;

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.provider-class',
    async run({ open, app, notes }) {
      const Class = `class {
        text = 'its own';
        render() { note(this.text); }
        destroy() {}
      }`;
      const ofClass = await mountOutcome(await open(), app({ wholeScript: `exports.provider = ${Class};` }));
      assert.match(ofClass, /^mount threw TypeError: Class constructors? .*cannot be invoked without 'new'/);
      for (const made of [`new (${Class})()`, `() => new (${Class})()`]) {
        const host = await open();
        assert.equal(
          await mountOutcome(host, app({ wholeScript: `exports.provider = ${made};` })),
          'mounted',
        );
        assert.deepEqual(await notes(), ['its own']);
      }
    },
  },
  {
    id: 'load-app.provider-name',
    async run({ open, app }) {
      for (const [wholeScript, message] of [
        [`exports.default = ${pair('x')};`, '"provider" is "undefined".'],
        [`module.exports = ${pair('x')};`, '"provider" is "undefined".'],
        [`exports.provider = () => ({ default: ${pair('x')} });`, '"render" is required in provider.'],
      ] as const) {
        const outcome = await mountOutcome(await open(), app({ wholeScript }), { asyncProviderTimeout: 1 });
        assert.equal(outcome, `mount threw Error: ${message}`);
      }
    },
  },
  {
    id: 'load-app.app-name-type',
    async run({ open, app, notes }) {
      type NameIn<Method extends keyof interfaces.Provider> = Parameters<
        interfaces.Provider[Method]
      >[0]['appName'];
      const isString: Takes<string, NameIn<'render'>> = false;
      const isStringInDestroy: Takes<string, NameIn<'destroy'>> = true;
      assert.deepEqual([isString, isStringInDestroy], [false, true]);
      const sub = app({ render: `note(typeof info.appName);` });
      await callMethods(await open(), sub, ['mount', 'hide', 'show']);
      assert.deepEqual(await notes(), ['render', 'string', 'destroy', 'render', 'string']);
    },
  },
  {
    id: 'load-app.exports-promise',
    async run({ open, app, notes }) {
      // The timeout would have passed: it does not count for what is awaited.
      const later = `new Promise((resolve) => setTimeout(resolve, 100, { provider: ${pair('later')} }))`;
      for (const [exported, rendered] of [
        [`Promise.resolve({ provider: ${pair('at once')} })`, 'at once'],
        [later, 'later'],
      ] as const) {
        const host = await open();
        const sub = app({ wholeScript: `module.exports = ${exported};` });
        assert.equal(await mountOutcome(host, sub, { asyncProviderTimeout: 1 }), 'mounted');
        assert.deepEqual(await notes(), [rendered]);
      }
      const rejected = app({ wholeScript: `module.exports = Promise.reject(new Error('no exports'));` });
      assert.equal(await mountOutcome(await open(), rejected), 'mount threw Error: no exports');
    },
  },
  {
    id: 'load-app.register-provider-twice',
    async run({ open, app, notes }) {
      const again: readonly Method[] = ['mount', 'hide', 'show'];
      const both = `for (const name of ['first', 'second']) register(name);`;
      for (const [when, rendered] of [
        [both, 'second'],
        [`setTimeout(() => { register('first'); setTimeout(register, 0, 'second'); }, 50);`, 'first'],
      ] as const) {
        const wholeScript = `const { registerProvider } = __GARFISH_EXPORTS__;
          const register = (name) => registerProvider({ render() { note(name); }, destroy() {} });
          ${when}`;
        await callMethods(await open(), app({ wholeScript }), again);
        assert.deepEqual(await notes(), [rendered, rendered]);
      }
    },
  },
  {
    id: 'load-app.provider-timeout-infinity',
    async run({ open, app }) {
      const wholeScript = `const { registerProvider } = __GARFISH_EXPORTS__;
        setTimeout(() => registerProvider(${pair('late')}), 300);`;
      for (const [asyncProviderTimeout, outcome] of [
        [Number.MAX_SAFE_INTEGER, 'mount threw Error: "provider" is "undefined".'],
        [2 ** 31, 'mount threw Error: "provider" is "undefined".'],
        [2 ** 31 - 1, 'mounted'],
      ] as const) {
        const sub = app({ wholeScript });
        assert.equal(await mountOutcome(await open(), sub, { asyncProviderTimeout }), outcome);
      }
      const host = await open();
      const { name, entry } = app({ wholeScript });
      // Infinity does not survive the way into the page.
      const infinite = await host.evaluate(
        async ([name, entry]) => {
          const options = { entry, asyncProviderTimeout: Infinity, errorMountApp: () => undefined };
          return (await window.Garfish.loadApp(name, options))?.mount();
        },
        [name, entry] as const,
      );
      assert.equal(infinite, false);
    },
  },
];

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Fact, FactContext } from './fact';
import { mountOutcome } from './mountOutcome';

const page = '/guide/compatibility';

/** Opens a host in whose browser JavaScript has taken something away before Garfish loads. */
async function openWithout({ open }: FactContext, removal: string): Promise<Page> {
  const host = await open({ alone: true });
  await host.addInitScript(removal);
  await host.reload();
  return host;
}

/** Whether Garfish itself loaded, and what its loading threw. */
async function loading(context: FactContext, removal: string): Promise<[boolean, string]> {
  const host = await openWithout(context, removal);
  const isThere = await host.evaluate(() => 'garfishModule' in window);
  return [isThere, context.messages().join('\n')];
}

const requiredFacts: Fact[] = [
  {
    id: 'compatibility.promise-finally',
    page,
    sentence: '没有 `Promise.prototype.finally`：`loadApp` 抛错。',
    async run(context) {
      const host = await openWithout(context, 'delete Promise.prototype.finally;');
      assert.match(await mountOutcome(host, context.app()), /^loadApp threw TypeError/);
    },
  },
  {
    id: 'compatibility.own-property-descriptors',
    page,
    sentence: '没有 `Object.getOwnPropertyDescriptors`：导入 Garfish 时抛错。',
    async run(context) {
      const [isThere, errors] = await loading(context, 'delete Object.getOwnPropertyDescriptors;');
      assert.equal(isThere, false);
      assert.match(errors, /__getOwnPropDescs is not a function/);
    },
  },
  {
    id: 'compatibility.reflect',
    page,
    sentence: '没有 `Reflect`：导入 Garfish 时抛错。',
    async run(context) {
      const [isThere, errors] = await loading(context, 'delete window.Reflect;');
      assert.equal(isThere, false);
      assert.match(errors, /Reflect is not defined/);
    },
  },
  {
    id: 'compatibility.fetch',
    page,
    sentence: '没有 `fetch`：子应用加载失败。',
    async run(context) {
      const host = await openWithout(context, 'delete window.fetch;');
      assert.match(await mountOutcome(host, context.app()), /^loadApp (?:threw|gave null)/);
      assert.deepEqual(context.requests(), []);
    },
  },
  {
    id: 'compatibility.url',
    page,
    sentence: '没有 `URL`：子应用加载失败。',
    async run(context) {
      const host = await openWithout(context, 'delete window.URL;');
      assert.match(await mountOutcome(host, context.app()), /^loadApp (?:threw|gave null)/);
    },
  },
  {
    id: 'compatibility.mutation-observer',
    page,
    sentence: '没有 `MutationObserver`：`loadApp` 抛错，关闭沙箱也一样。',
    async run(context) {
      for (const options of [{}, { sandbox: false }] as const) {
        const host = await openWithout(context, 'delete window.MutationObserver;');
        assert.match(await mountOutcome(host, context.app(), options), /^loadApp threw .*MutationObserver/);
      }
    },
  },
  {
    id: 'compatibility.local-storage',
    page,
    sentence:
      '读取 `localStorage` 会抛错的页面（如不透明源的 `iframe`、禁止了站点数据）：vm 沙箱创建时抛错。',
    async run(context) {
      const removal = `Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('denied', 'SecurityError'); },
      });`;
      const host = await openWithout(context, removal);
      assert.match(await mountOutcome(host, context.app()), /threw SecurityError/);
    },
  },
];

const optionalFacts: Fact[] = [
  {
    id: 'compatibility.attach-shadow',
    page,
    sentence: '没有 `attachShadow`：`strictIsolation` 的子应用挂载失败，其他模式不受影响。',
    async run(context) {
      const host = await openWithout(context, 'delete Element.prototype.attachShadow;');
      assert.equal(await mountOutcome(host, context.app({ name: 'open' })), 'mounted');
      const strict = context.app({ name: 'strict' });
      assert.match(await mountOutcome(host, strict, { sandbox: { strictIsolation: true } }), /^mount threw/);
    },
  },
  {
    id: 'compatibility.css-escape',
    page,
    sentence: '没有 `CSS.escape`：`strictIsolation` 下子应用调用 `document.getElementById` 时抛错。',
    async run(context) {
      const host = await openWithout(context, 'delete CSS.escape;');
      const app = context.app({
        script: `try { document.getElementById('app'); note('found'); } catch (error) { note(String(error)); }`,
      });
      await mountOutcome(host, app, { sandbox: { strictIsolation: true } });
      assert.match((await context.notes())[0] ?? '', /CSS\.escape is not a function/);
    },
  },
  {
    id: 'compatibility.weak-ref',
    page,
    sentence: '没有 `WeakRef`：用内置的替代实现，卸载时照常移除子应用挂在 `body` 上的节点。',
    async run(context) {
      const host = await openWithout(context, 'delete window.WeakRef;');
      const script = `document.body.append(document.createElement('aside'));`;
      assert.equal(await mountOutcome(host, context.app({ script }), { cache: false }), 'mounted');
      const asides = (): Promise<number> =>
        host.evaluate(() => document.querySelectorAll('body > aside').length);
      assert.equal(await asides(), 1);
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      assert.equal(await asides(), 0);
    },
  },
  {
    id: 'compatibility.abort-controller',
    page,
    sentence: '没有 `AbortController`：不报错，`cache: false` 的子应用卸载时，它的请求不会被中止。',
    async run(context) {
      const host = await openWithout(context, 'delete window.AbortController;');
      // Answered after the unmounting.
      let answer: () => void = () => undefined;
      const unmounted = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await host.route('**/slow', async (route) => {
        await unmounted;
        await route.fulfill({ body: 'late' });
      });
      const script = `fetch('/slow').then((answer) => answer.text()).then(note, (error) => note(error.name));`;
      assert.equal(await mountOutcome(host, context.app({ script }), { cache: false }), 'mounted');
      await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
      answer();
      await host.waitForFunction(() => window.notes.includes('late') || window.notes.includes('AbortError'));
      assert.ok((await context.notes()).includes('late'));
    },
  },
  {
    id: 'compatibility.not-needed',
    page,
    sentence:
      '不需要：`IntersectionObserver`、`PerformanceObserver`、`URLSearchParams`、`Object.fromEntries`、`Array.prototype.flat`、`Promise.allSettled`、`structuredClone`、`String.prototype.replaceAll`。把它们删掉，加载与挂载都正常。',
    async run(context) {
      const host = await openWithout(
        context,
        `delete window.IntersectionObserver; delete window.PerformanceObserver; delete window.URLSearchParams;
        delete Object.fromEntries; delete Array.prototype.flat; delete Promise.allSettled;
        delete window.structuredClone; delete String.prototype.replaceAll;`,
      );
      const modes = [{}, { sandbox: { strictIsolation: true } }, { sandbox: { snapshot: true } }] as const;
      for (const [index, options] of modes.entries()) {
        assert.equal(await mountOutcome(host, context.app({ name: `app-${index}` }), options), 'mounted');
      }
      assert.deepEqual(context.messages(), []);
    },
  },
];

export const compatibilityFacts: readonly Fact[] = [...requiredFacts, ...optionalFacts];

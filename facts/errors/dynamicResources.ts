import assert from 'node:assert/strict';
import { mount, type Sandbox } from '../kit/mounting';
import type { FactContext, HostPage, Proof } from '../kit/proof';
import { waitForNote } from '../kit/waiting';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const unknown = { 'Content-Type': 'application/octet-stream' };

/** JavaScript of a sub-app that appends an element and notes the event it gets. */
const append = (tag: 'script' | 'link', properties: object): string => `
  const el = Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)});
  el.onload = () => note('load');
  el.onerror = () => note('error');
  document.head.append(el);`;

/** Mounts a sub-app that appends the element, and what the console shows of it when its event has come. */
async function appended(
  { open, app, messages, flush }: FactContext,
  script: string,
  event: 'load' | 'error',
): Promise<{ host: HostPage; printed: string[] }> {
  const host = await open();
  const before = messages().length;
  await mount(host, app({ script }));
  await waitForNote(host, event);
  await flush();
  const printed = messages()
    .slice(before)
    .map((message) => message.trim());
  return { host, printed };
}

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.dynamic-script-html',
    async run(context) {
      for (const path of ['/chunk.js', '/chunk']) {
        const src = context.serve(path, '<!doctype html><p>index</p>', html);
        const { printed } = await appended(context, append('script', { src }), 'load');
        assert.deepEqual(printed, []);
        assert.deepEqual(await context.notes(), ['render', 'load']);
      }
    },
  },
  {
    id: 'sandbox.dynamic-script-unknown',
    async run(context) {
      const src = context.serve('/chunk', `Garfish.channel.emit('note', 'ran');`, unknown);
      const { printed } = await appended(context, append('script', { src }), 'load');
      assert.deepEqual(printed, [
        `[Garfish warning]: Invalid resource type "", "${src}" can't generate scriptManager`,
      ]);
      assert.deepEqual(await context.notes(), ['render', 'load']);
    },
  },
  {
    id: 'sandbox.dynamic-link-html',
    async run(context) {
      const href = context.serve('/theme', '<!doctype html><p>index</p>', html);
      const script = append('link', { rel: 'stylesheet', href });
      const { printed } = await appended(context, script, 'error');
      assert.ok(
        printed.every((message) => !message.includes('styleManager')),
        printed.join('\n'),
      );
      assert.deepEqual(await context.notes(), ['render', 'error']);
    },
  },
  {
    id: 'sandbox.dynamic-link-html-error',
    async run({ open, app, serve, messages, notes }) {
      const href = serve('/theme', '<!doctype html><p>index</p>', html);
      const script = `addEventListener('error', ({ error }) => note(error.message.replace(/ function.*/, ' function')));
        ${append('link', { rel: 'stylesheet', href })}`;
      const error = 'styleManager.correctPath is not a function';
      const host = await open();
      await mount(host, app({ script }));
      await waitForNote(host, error);
      assert.ok(!messages().some((message) => message.startsWith('[Garfish warning]')));

      const development = await open({ development: true });
      await mount(development, app({ script }));
      await waitForNote(development, `[Garfish warning]: ${error}`);
      assert.ok(messages().some((message) => message.startsWith(`[Garfish warning]: ${error}`)));
      assert.deepEqual((await notes()).slice(0, 2), ['render', 'error']);
    },
  },
  {
    id: 'sandbox.dynamic-script-by-browser',
    async run({ open, app, serve }) {
      const src = serve('/chunk.js', '', { 'Content-Type': 'text/javascript' });
      const startedBy = async (sandbox: Sandbox | undefined): Promise<string> => {
        const host = await open();
        const options = sandbox === undefined ? {} : { sandbox };
        await mount(host, app({ script: append('script', { src }) }), options);
        await waitForNote(host, 'load');
        return host.evaluate((src) => {
          const [request] = performance.getEntriesByName(src) as PerformanceResourceTiming[];
          return request?.initiatorType ?? 'none';
        }, src);
      };
      assert.equal(await startedBy({ snapshot: true }), 'script');
      assert.equal(await startedBy(false), 'script');
      assert.equal(await startedBy(undefined), 'fetch');
    },
  },
  {
    id: 'sandbox.dynamic-link-unknown',
    async run(context) {
      const href = context.serve('/theme', 'p { color: red; }', unknown);
      const script = append('link', { rel: 'stylesheet', href });
      const { printed } = await appended(context, script, 'load');
      assert.deepEqual(printed, [
        `[Garfish warning]: Invalid resource type "", "${href}" can't generate styleManager`,
      ]);
    },
  },
  {
    id: 'sandbox.dynamic-link-type',
    async run(context) {
      const { open, app, serve, requests, flush } = context;
      const css = { 'Content-Type': 'text/css' };
      const plain = serve('/plain', 'p { color: red; }', css);
      const named = serve('/named.css', 'p { color: red; }', css);
      const host = await open();
      const link = (href: string): string =>
        `{${append('link', { rel: 'stylesheet', type: 'text/plain', href })}}`;
      await mount(host, app({ script: link(plain) + link(named) }));
      await waitForNote(host, 'load');
      await flush();
      assert.ok(requests().includes('/named.css'));
      assert.ok(!requests().includes('/plain'));
    },
  },
];

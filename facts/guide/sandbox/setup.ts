import { type LoadOptions, mount } from '../../kit/mounting';
import type { FactContext } from '../../kit/proof';

export const vm = { cache: false } as const;

export const strictIsolation = { cache: false, sandbox: { strictIsolation: true } } as const;

export const snapshot = { cache: false, sandbox: { snapshot: true } } as const;

/** Value of an expression in the script of a mounted sub-app. */
export async function valueInSubApp(
  { open, app, notes }: FactContext,
  expression: string,
  options: LoadOptions = {},
): Promise<unknown> {
  const host = await open();
  await mount(host, app({ script: `note(JSON.stringify({ value: ${expression} }));` }), options);
  const [note = '{}'] = await notes();
  const parsed: unknown = JSON.parse(note);
  return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'value') : undefined;
}

/** What a sub-app still notes after its unmounting, while events are sent and a fifth of a second goes by. */
export async function notesAfterUnmount(
  { open, app }: FactContext,
  script: string,
  options: LoadOptions,
): Promise<string[]> {
  const { name, entry } = app({ script });
  const host = await open();
  return host.evaluate(
    async ([name, entry, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      await app?.mount();
      app?.unmount();
      const before = window.notes.length;
      for (const target of [window, document]) target.dispatchEvent(new Event('ping'));
      for (const type of ['resize', 'message']) window.dispatchEvent(new Event(type));
      document.documentElement.lang = 'observed';
      await new Promise((resolve) => setTimeout(resolve, 200));
      return [...new Set(window.notes.slice(before))].sort();
    },
    [name, entry, options] as const,
  );
}

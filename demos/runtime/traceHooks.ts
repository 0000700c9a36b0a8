import type { interfaces } from 'garfish';
import type { EventArgument, LifecycleEvent } from '../protocol';
import { watchProvider } from './watchProvider';

/** What a reader should see of a value: short, one line. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value instanceof Error) return `${value.name}: ${value.message.trim()}`;
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? `Array(${value.length})` : 'Object';
}

function argument(name: string, value: unknown): EventArgument {
  return { name, value: describe(value) };
}

function fileOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : (url.split(/[?#]/)[0]?.split('/').at(-1) ?? url);
}

export interface Trace {
  /** The plugin that reports every hook, and `render` and `destroy` of every sub-app. Give it to `Garfish.usePlugin` before anything is loaded or run. */
  plugin: () => interfaces.Plugin;
  /** Reports the call of a method, `app.mount()`, before it is made. */
  call: (name: string) => void;
}

/** Reports hooks and calls with the time since this function was called. */
export function traceHooks(report: (event: LifecycleEvent) => void): Trace {
  const start = performance.now();
  let count = 0;
  const add = (kind: LifecycleEvent['kind'], name: string, list: EventArgument[]): void => {
    count += 1;
    report({ id: count, kind, time: performance.now() - start, name, arguments: list });
  };
  return {
    plugin: () =>
      pluginOf(
        (hook, ...list) => add('hook', hook, list),
        (name, ...list) => add('provider', `provider.${name}`, list),
      ),
    call: (name) => add('call', name, []),
  };
}

type Note = (name: string, ...list: EventArgument[]) => void;

function pluginOf(note: Note, noteProvider: Note): interfaces.Plugin {
  const named = ({ name }: interfaces.AppInfo): EventArgument => argument('appInfo.name', name);
  const mounting =
    (hook: string) =>
    (appInfo: interfaces.AppInfo, _app: unknown, cacheMode: boolean): void =>
      note(hook, named(appInfo), argument('cacheMode', cacheMode));
  const evaluating =
    (hook: string) =>
    (appInfo: interfaces.AppInfo, code: string, _env?: unknown, url?: string): void =>
      note(hook, named(appInfo), argument('code.length', code.length), argument('url', fileOf(url)));
  const failing =
    (hook: string) =>
    (error: unknown, appInfo: interfaces.AppInfo): void =>
      note(hook, argument('error', error), named(appInfo));

  return {
    name: 'trace-hooks',
    beforeBootstrap: () => note('beforeBootstrap'),
    beforeRegisterApp: (list) => note('beforeRegisterApp', argument('appInfos', list)),
    registerApp: (added) => note('registerApp', argument('added', Object.keys(added).join(', '))),
    bootstrap: () => note('bootstrap'),
    beforeLoad: (appInfo) => note('beforeLoad', named(appInfo)),
    afterLoad: (appInfo, app) => {
      note('afterLoad', named(appInfo), { name: 'app', value: app ? 'App' : 'null' });
      if (!app) return;
      const name = argument('appName', app.name);
      watchProvider(app, {
        render: ({ basename, appRenderInfo: { isMount } }) =>
          noteProvider('render', name, argument('isMount', isMount), argument('basename', basename)),
        destroy: ({ appRenderInfo: { isUnmount } }) =>
          noteProvider('destroy', name, argument('isUnmount', isUnmount)),
      });
    },
    errorLoadApp: failing('errorLoadApp'),
    beforeMount: mounting('beforeMount'),
    afterMount: mounting('afterMount'),
    beforeUnmount: mounting('beforeUnmount'),
    afterUnmount: mounting('afterUnmount'),
    beforeEval: evaluating('beforeEval'),
    afterEval: evaluating('afterEval'),
    errorMountApp: failing('errorMountApp'),
    errorUnmountApp: failing('errorUnmountApp'),
    errorExecCode: failing('errorExecCode'),
  };
}

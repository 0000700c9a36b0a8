import type { Frame, Page } from '@playwright/test';
import type { HostPage, SubApp } from './proof';

export type Sandbox =
  | false
  | {
      open?: boolean;
      snapshot?: boolean;
      strictIsolation?: boolean;
      fixBaseUrl?: boolean;
      fixStaticResourceBaseUrl?: boolean;
      fixOwnerDocument?: boolean;
      disableWith?: boolean;
      disableElementtiming?: boolean;
      disableLinkTransformToStyle?: boolean;
    };

/** Options of `loadApp` that survive the way into the page: no functions. */
export interface LoadOptions {
  sandbox?: Sandbox;
  cache?: boolean;
  basename?: string;
  props?: Record<string, string | number>;
  protectVariable?: string[];
  insulationVariable?: string[];
  asyncProviderTimeout?: number;
}

export type Method = 'mount' | 'hide' | 'show' | 'unmount';

/** Loads a sub-app into the host's container, without the router, and calls its methods in turn. Rejects as they do. */
export async function callMethods(
  host: HostPage | Frame,
  { name, entry }: SubApp,
  methods: readonly Method[],
  options: LoadOptions = {},
): Promise<void> {
  await host.evaluate(
    async ([name, entry, methods, options]) => {
      const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
      if (!app) throw new Error(`loadApp gave null for ${name}`);
      for (const method of methods) await app[method]();
    },
    [name, entry, methods, options] as const,
  );
}

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
export async function mount(
  host: HostPage | Frame,
  subApp: SubApp,
  options: LoadOptions = {},
): Promise<void> {
  await callMethods(host, subApp, ['mount'], options);
}

/** Registers a sub-app without `activeWhen` and mounts it: some options are heeded only there. */
export async function registerAndMount(
  host: HostPage,
  { name, entry }: SubApp,
  options: LoadOptions = {},
): Promise<void> {
  await host.evaluate(
    async ([name, entry, options]) => {
      window.Garfish.registerApp({ name, entry, ...options });
      await (await window.Garfish.loadApp(name))?.mount();
    },
    [name, entry, options] as const,
  );
}

/** Unmounts the sub-app that has been active for longest. */
export async function unmount(host: HostPage): Promise<void> {
  await host.evaluate(() => window.Garfish.activeApps[0]?.unmount());
}

/** From now on timers wait for `clock.runFor`. */
export async function stopClock(host: Page): Promise<void> {
  await host.clock.install({ time: 0 });
  await host.clock.pauseAt(1000);
}

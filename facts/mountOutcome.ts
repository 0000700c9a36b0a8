import type { HostPage, SubApp } from './fact';

export interface MountOptions {
  cache?: boolean;
  sandbox?: false | { strictIsolation?: boolean; snapshot?: boolean };
}

/** `mounted`, or the step that failed and what it gave or threw. Options are those of `loadApp`. */
export function mountOutcome(
  host: HostPage,
  { name, entry }: SubApp,
  options: MountOptions = {},
): Promise<string> {
  return host.evaluate(
    async ([name, entry, options]) => {
      let step = 'loadApp';
      try {
        const app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
        if (!app) return 'loadApp gave null';
        step = 'mount';
        return (await app.mount()) ? 'mounted' : 'mount gave false';
      } catch (error) {
        return `${step} threw ${String(error)}`;
      }
    },
    [name, entry, options] as const,
  );
}

import type { LoadOptions, Method } from './mounting';
import type { HostPage, SubApp } from './proof';

/**
 * Loads a sub-app into the host's container, without the router, and calls its methods in turn. How each step ended:
 * `loaded` or `null`, then what each method gave; `threw …` is what a step threw, without Garfish's prefix.
 */
export function outcomes(
  host: HostPage,
  { name, entry }: SubApp,
  methods: readonly Method[] = [],
  options: LoadOptions = {},
): Promise<string[]> {
  return host.evaluate(
    async ([name, entry, methods, options]) => {
      const outcome = (call: () => unknown): Promise<string> =>
        Promise.resolve()
          .then(call)
          .then(
            String,
            (error: unknown) => `threw ${String(error).replace('[Garfish warning]: ', '').trim()}`,
          );
      let app: Awaited<ReturnType<typeof window.Garfish.loadApp>> = null;
      const loaded = await outcome(async () => {
        app = await window.Garfish.loadApp(name, { entry, domGetter: '#container', ...options });
        return app && 'loaded';
      });
      const results = [loaded];
      for (const method of methods) results.push(await outcome(() => app?.[method]()));
      return results;
    },
    [name, entry, methods, options] as const,
  );
}

/** `loaded`, `null`, or `threw …`: how loading alone ends. */
export async function loadOutcome(
  host: HostPage,
  subApp: SubApp,
  options: LoadOptions = {},
): Promise<string> {
  const [loaded = ''] = await outcomes(host, subApp, [], options);
  return loaded;
}

/** `mounted`, or the step that failed and what it gave or threw. */
export async function mountOutcome(
  host: HostPage,
  subApp: SubApp,
  options: LoadOptions = {},
): Promise<string> {
  const [loaded = '', mounted = ''] = await outcomes(host, subApp, ['mount'], options);
  if (loaded !== 'loaded') return loaded === 'null' ? 'loadApp gave null' : `loadApp ${loaded}`;
  if (mounted === 'true') return 'mounted';
  return mounted === 'false' ? 'mount gave false' : `mount ${mounted}`;
}

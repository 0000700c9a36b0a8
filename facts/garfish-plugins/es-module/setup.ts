import { type LoadOptions, mount as mountApp } from '../../kit/mounting';
import { openWithPlugin } from '../../kit/plugins';
import type { FactContext, HostPage, SubApp } from '../../kit/proof';

/** Stands before each module: what it says to the host's `notes`. */
export const noting = `const note = (text) => Garfish.channel.emit('note', text);`;

export const provider = `{ render: () => note('render'), destroy: () => note('destroy') }`;

export const registration = `__GARFISH_EXPORTS__.provider = ${provider};`;

/** Publishes a sub-app whose only script is a module. */
export function moduleApp({ serve }: FactContext, code: string, name = 'app'): SubApp {
  const src = serve(`/${name}/main.js`, `${noting}\n${code}`);
  return {
    name,
    entry: serve(`/${name}/index.html`, `<div id="app"></div><script type="module" src="${src}"></script>`),
  };
}

/** Its module begins with a hashbang. */
export function hashbangApp({ serve }: FactContext): SubApp {
  const src = serve('/hashbang/main.js', `#!/usr/bin/env node\n${noting} ${registration}`);
  const html = `<script type="module" src="${src}"></script>`;
  return { name: 'hashbang', entry: serve('/hashbang/index.html', html) };
}

/** `excludes` absent: the option is not written. */
export const openCompiling = (context: FactContext, excludes?: string[]): Promise<HostPage> =>
  openWithPlugin(context, 'esModule', excludes === undefined ? {} : { excludes });

/** A late provider is not waited for: none of these sub-apps has one. */
export const mount = (host: HostPage, subApp: SubApp, options: LoadOptions = {}): Promise<void> =>
  mountApp(host, subApp, { asyncProviderTimeout: 1, ...options });

/**
 * Mounts sub-apps that cannot run, and afterwards one that can; tells how many rejections nobody handled, and which of
 * the broken mountings came to an end until then.
 */
export async function mountBroken(
  host: HostPage,
  broken: readonly SubApp[],
  fine: SubApp,
  options: LoadOptions = {},
): Promise<{ rejections: number; settled: string[] }> {
  const settled = await host.evaluateHandle((): string[] => []);
  const rejections = await host.evaluateHandle(() => {
    const count = { rejections: 0 };
    window.addEventListener('unhandledrejection', () => {
      count.rejections += 1;
    });
    return count;
  });
  for (const [index, { name, entry }] of broken.entries()) {
    await host.evaluate(
      async ([settled, name, entry, options]) => {
        const app = await window.Garfish.loadApp(name, {
          entry,
          domGetter: '#container',
          asyncProviderTimeout: 1,
          ...options,
          errorMountApp: () => void settled.push(`${name}: errorMountApp`),
        });
        app?.mount().then(
          () => settled.push(`${name}: resolved`),
          () => settled.push(`${name}: rejected`),
        );
      },
      [settled, name, entry, options] as const,
    );
    const count = index + 1;
    await host.waitForFunction(([seen, count]) => seen.rejections >= count, [rejections, count] as const);
  }
  await mount(host, fine, options);
  return { ...(await rejections.jsonValue()), settled: await settled.jsonValue() };
}

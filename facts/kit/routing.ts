import type { FactContext, HostPage } from './proof';

export interface Routed {
  name: string;
  entry: string;
  activeWhen: string;
  basename?: string;
  cache?: boolean;
}

/** A sub-app at `/<name>` that shows its name, and notes `shows <name>` and `leaves <name>`. */
export function routed(context: FactContext, name: string): Routed {
  const { entry } = context.app({
    name,
    body: `<p>${name}</p>`,
    render: `note('shows ${name}')`,
    destroy: `note('leaves ${name}')`,
  });
  return { name, entry, activeWhen: `/${name}` };
}

/** Notes `before`, `after` and `change` with the path of each navigation. */
export async function observe(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const { router } = window.Garfish;
    router.beforeEach((to, _from, next: () => void) => {
      window.notes.push(`before ${to.path}`);
      next();
    });
    router.afterEach((to, _from, next: () => void) => {
      window.notes.push(`after ${to.path}`);
      next();
    });
    router.routerChange((path) => {
      window.notes.push(`change ${path}`);
    });
  });
}

/** Runs with these sub-apps; notes `none <path>` where none of them matches. */
export async function start(host: HostPage, apps: readonly Routed[] = [], basename = '/'): Promise<void> {
  await host.evaluate(
    ([apps, basename]) => {
      window.Garfish.run({
        apps: [...apps],
        basename,
        domGetter: '#container',
        disablePreloadApp: true,
        onNotMatchRouter: (path) => {
          window.notes.push(`none ${path}`);
        },
      });
    },
    [apps, basename] as const,
  );
}

export async function go(host: HostPage, path: string): Promise<void> {
  await host.evaluate((path) => window.Garfish.router.push({ path }), path);
}

/** Names of the sub-apps on the page, in order. */
export async function shown(host: HostPage): Promise<string[]> {
  return host.locator('#container p').allTextContents();
}

export async function address(host: HostPage): Promise<string> {
  return host.evaluate(() => location.pathname + location.search + location.hash);
}

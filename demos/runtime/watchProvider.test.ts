import type { interfaces } from 'garfish';
import { expect, it } from 'vitest';
import { watchProvider } from './watchProvider';

/** As far as it is watched, what Garfish has for a sub-app: `find` is the way that its provider comes. */
function createApp(find: () => unknown): interfaces.App {
  class App {
    provider: unknown;
    async getProvider(): Promise<unknown> {
      return (this.provider ??= await find());
    }
  }
  return new App() as unknown as interfaces.App;
}

const argument = { appName: 'a', dom: {} as Element, appRenderInfo: {} };

it('each call is reported before it is made, with the sub-app’s own object around it', async () => {
  const calls: unknown[] = [];
  const provider = Object.freeze({
    name: 'own',
    render() {
      calls.push(`render of ${this.name}`);
    },
    destroy() {
      calls.push(`destroy of ${this.name}`);
    },
  });
  const app = createApp(() => provider);
  const watcher = { render: () => calls.push('watched'), destroy: () => calls.push('watched') };
  watchProvider(app, watcher);
  // As an instance that is loaded again from the cache.
  watchProvider(app, watcher);
  const found = await app.getProvider();
  expect(await app.getProvider()).toBe(found);
  expect(app.provider).toBe(found);
  found.render(argument);
  found.destroy(argument);
  expect(calls).toEqual(['watched', 'render of own', 'watched', 'destroy of own']);
  expect(found).toHaveProperty('name', 'own');
});

it('a function that it does not have is not made up', async () => {
  const app = createApp(() => ({ render: () => undefined }));
  watchProvider(app, { render: () => undefined, destroy: () => undefined });
  expect(Object.keys(await app.getProvider())).toEqual(['render']);
  expect(await app.getProvider()).not.toHaveProperty('destroy');
});

it('an app that gives none stays without one', async () => {
  const app = createApp(() => undefined);
  watchProvider(app, { render: () => undefined, destroy: () => undefined });
  expect(await app.getProvider()).toBeUndefined();
});

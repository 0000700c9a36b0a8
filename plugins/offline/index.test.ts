import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import { offline } from '.';

afterEach(() => vi.unstubAllEnvs());

// What the hooks below read of it.
const context = { siteDir: '/site' } as LoadContext;

/** What its pages load to register a worker. */
function clientModules(isOn: boolean, environment: string): string[] {
  vi.stubEnv('NODE_ENV', environment);
  return offline({ isOn })(context).getClientModules?.() ?? [];
}

test('pages of a build register a worker, unless it is off', () => {
  expect(clientModules(true, 'production')).toEqual([expect.stringMatching(/offline[\\/]client[\\/]index$/)]);
  expect(clientModules(false, 'production')).toEqual([]);
});

test('the development server has none', () => {
  expect(clientModules(true, 'development')).toEqual([]);
});

test('where nothing can be saved, nothing offers it', () => {
  const alias = (isOn: boolean): unknown => {
    const configure: unknown = offline({ isOn })(context).configureWebpack;
    return typeof configure === 'function' ? Reflect.apply(configure, undefined, []) : undefined;
  };
  expect(alias(true)).toEqual({});
  expect(alias(false)).toEqual({
    resolve: {
      alias: { '/site/plugins/offline/client/library$': '/site/plugins/client-bundle/substitutes/Nothing' },
    },
  });
});

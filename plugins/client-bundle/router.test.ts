import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { matchPath, type match, type RouteProps } from 'react-router';
import { describe, expect, test } from 'vitest';
import { withoutHashRouter, withQuickMismatch } from './router';

test('the choice of a router is decided', () => {
  expect(withoutHashRouter(`return siteConfig.future.experimental_router === 'hash' ? a : b;`)).toBe(
    'return false ? a : b;',
  );
});

test('code that does not choose is refused', () => {
  expect(() => withoutHashRouter('return b;')).toThrow('found no siteConfig');
});

describe('a path that is looked at by its length first', () => {
  const router = path.dirname(createRequire(__filename).resolve('react-router/package.json'));
  const code = withQuickMismatch(readFileSync(path.join(router, 'esm/react-router.js'), 'utf8'));
  const mismatch = code.slice(
    code.indexOf('function differsInLength'),
    code.indexOf('  if (options === void 0)'),
  );
  /** Whether the regular expression is not asked. */
  const isRefused = runInNewContext(`${mismatch} return undefined; }; matchPath`) as (
    pathname: string,
    options: RouteProps,
  ) => null | undefined;

  const addresses = ['/', '/guide', '/guide/', '/Guide', '/guide/start', '/api/run', '/a.b', '/指南', ''];
  const paths = [...addresses, '/:id', '/guide/:id?', '*', '/(a|b).b', '/guide*'];

  test('is found as before', () => {
    const found: match[] = [];
    for (const pathname of addresses) {
      for (const each of paths) {
        const result = matchPath(pathname, { path: each, exact: true });
        if (!result) continue;
        found.push(result);
        expect(isRefused(pathname, { path: each, exact: true }), `${pathname} ${each}`).toBeUndefined();
      }
    }
    expect(found.length).toBeGreaterThan(addresses.length);
  });

  test('is not asked for by its regular expression when it is another', () => {
    expect(isRefused('/guide', { path: '/guide/start', exact: true })).toBeNull();
    expect(isRefused('/guide/start', { path: '/guide', exact: true })).toBeNull();
    // What is around it.
    expect(isRefused('/guide/start', { path: '/guide' })).toBeUndefined();
  });

  test('code without it is refused', () => {
    expect(() => withQuickMismatch('function matchPath(pathname) {}')).toThrow('once in react-router');
  });
});

import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { matchRoutes as originalMatches } from 'react-router-config';
import { expect, test } from 'vitest';
import { matchRoutes, renderRoutes } from './routeConfig';

type Route = NonNullable<Parameters<typeof renderRoutes>[0]>[number];

function named(name: string): ComponentType<Record<string, unknown>> {
  return ({ route }) => createElement('div', { id: name }, renderRoutes((route as Route).routes));
}

const routes: Route[] = [
  { path: '/guide/start', exact: true, component: named('start') },
  {
    path: '/guide',
    component: named('docs'),
    routes: [
      { path: '/guide/cache', exact: true, component: named('cache') },
      { path: '/guide', exact: true, component: named('guide') },
    ],
  },
  { path: '*', component: named('nowhere') },
];

const addresses = ['/guide', '/guide/', '/guide/start', '/guide/cache', '/guide/none', '/none', '/'];

test('finds what the package finds', () => {
  for (const address of addresses) {
    const found = matchRoutes(routes, address);
    expect(found, address).toEqual(originalMatches(routes as never, address));
    expect(found.length).toBeGreaterThan(0);
  }
  expect(matchRoutes(routes.slice(0, 2), '/none')).toEqual([]);
});

test.each([
  ['/guide/start', '<div id="start"></div>'],
  ['/guide/cache', '<div id="docs"><div id="cache"></div></div>'],
  ['/guide/none', '<div id="docs"></div>'],
  ['/none', '<div id="nowhere"></div>'],
])('shows at %s what the address leads to', (location, html) => {
  const page: ReactNode = createElement(StaticRouter, { location, context: {} }, renderRoutes(routes));
  expect(renderToStaticMarkup(page)).toBe(html);
});

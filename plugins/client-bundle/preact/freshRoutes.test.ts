import { expect, test } from 'vitest';
import { withFreshRoutes } from './freshRoutes';

test('routes are made where they are used', () => {
  const code = 'const routesElement = renderRoutes(routes);\nreturn (<A>{routesElement}</A>);';
  expect(withFreshRoutes(code)).toBe('\nreturn (<A>{renderRoutes(routes)}</A>);');
});

test.each(['return (<A>{routesElement}</A>);', 'const routesElement = renderRoutes(routes);'])(
  'other code is refused: %s',
  (code) => {
    expect(() => withFreshRoutes(code)).toThrow("once in Docusaurus' application");
  },
);

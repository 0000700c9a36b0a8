const declaration = 'const routesElement = renderRoutes(routes);';
const use = '{routesElement}';

/**
 * Docusaurus' application with its routes made anew by each rendering. Below an element that stays the same Preact renders
 * what reads a context later by itself: the page would not be there yet when Docusaurus scrolls to a place in it.
 *
 * @throws when the code has no one element for its routes
 */
export function withFreshRoutes(code: string): string {
  for (const part of [declaration, use]) {
    if (code.split(part).length !== 2) throw new Error(`expected ${part} once in Docusaurus' application`);
  }
  return code.replace(declaration, '').replace(use, '{renderRoutes(routes)}');
}

import assert from 'node:assert/strict';
import type { FactContext, HostPage, SubApp } from '../../kit/proof';

/** Text of every style of the mounted sub-apps. */
export async function stylesOf(host: HostPage): Promise<string> {
  return host.evaluate(() =>
    [...document.querySelectorAll('#container style')].map(({ textContent }) => textContent).join('\n'),
  );
}

/** A sub-app with a style in its entry, one that the entry links to, and one that a script inserts. */
export function styledApp({ app, serve }: FactContext, name: string): SubApp {
  const href = serve(`/${name}.css`, '.linked { height: 22px; }');
  return app({
    name,
    head: `<style>.title { height: 22px; }</style><link rel="stylesheet" href="${href}">`,
    script: `const style = document.createElement('style');
      style.textContent = '.dynamic { height: 22px; }';
      document.head.append(style);`,
  });
}

/** All three are there, and whether all or none of them are prefixed. */
export async function expectScoped(host: HostPage, isScoped: boolean): Promise<void> {
  const styles = await stylesOf(host);
  for (const name of ['title', 'linked', 'dynamic']) {
    assert.match(
      styles,
      isScoped ? new RegExp(`#garfish_app_for_\\w+ \\.${name}`) : new RegExp(`\\.${name}`),
    );
  }
  if (!isScoped) assert.doesNotMatch(styles, /#garfish_app/);
}

import type { FactContext, HostPage } from './proof';

/** Reads a variable of the host's real window, and whether it is there. */
export async function realVariable(host: HostPage, key: string): Promise<[value: unknown, present: boolean]> {
  return host.evaluate((key): [unknown, boolean] => {
    const value: unknown = Reflect.get(window, key);
    return [value, key in window];
  }, key);
}

/** Evaluates JavaScript in the host as a reader would write it; the text of what it throws. */
export async function thrownBy(host: HostPage, code: string): Promise<string> {
  const wrapped = `(() => { 'use strict'; try { ${code}; return 'nothing thrown'; } catch (error) { return String(error); } })()`;
  return String(await host.evaluate<unknown>(wrapped));
}

/** Opens a host whose bundle is strict code, as bundlers of ES modules make it. */
export async function openStrict(context: FactContext): Promise<HostPage> {
  const host = await context.open({ alone: true });
  await host.route('**/bundles/garfish.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `'use strict';\n${await response.text()}` });
  });
  return context.open({ alone: true });
}

/** JavaScript that calls a method of Garfish without its `this`. */
export const detached = (method: string): string => `const { ${method} } = window.Garfish; ${method}('x', 1)`;

export const defineReadOnly = `Object.defineProperty(window, 'fixed', { value: 1, writable: false })`;

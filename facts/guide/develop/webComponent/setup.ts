import type { HostPage, SubApp } from '../../../kit/proof';

/** Defines `<micro-app>`. Its `loading` notes what it is told and returns a `<p>`. */
export async function define(host: HostPage, delay = 5000): Promise<void> {
  await host.evaluate((delay) => {
    window.garfishModule.defineCustomElements('micro-app', {
      delay,
      config: { disablePreloadApp: true },
      loading: ({ isLoading, error }) => {
        window.notes.push(`loading ${String(isLoading)} ${String(error)}`);
        return document.createElement('p');
      },
    });
  }, delay);
}

/** Appends a new `<micro-app>` to the host's container. */
export async function insert(host: HostPage, attributes: Record<string, string>): Promise<void> {
  await host.evaluate((attributes) => {
    const element = document.createElement('micro-app');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.querySelector('#container')?.append(element);
  }, attributes);
}

/** Waits until every sub-app that was loaded is rendered `count` times in all. */
export async function waitForRenders(host: HostPage, count: number): Promise<void> {
  await host.waitForFunction(
    (count) => window.notes.filter((note) => note === 'render').length === count,
    count,
  );
}

export const attributesOf = ({ name, entry }: SubApp): Record<string, string> => ({ name, entry });

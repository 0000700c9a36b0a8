import type { HostPage, SubApp } from '../../kit/proof';

/** Preloads a registered app, and waits for the answer to the last of its requests. */
export async function preload(host: HostPage, { name, entry }: SubApp, last: string): Promise<void> {
  const arrived = host.waitForResponse((response) => response.url().endsWith(last));
  await host.evaluate(
    ([name, entry]) => {
      window.Garfish.registerApp({ name, entry });
      window.Garfish.preloadApp(name);
    },
    [name, entry] as const,
  );
  await arrived;
}

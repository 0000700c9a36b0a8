import type { FactContext, HostPage } from '../../kit/proof';

/** Opens a host page with the package, outside of any sub-app. */
export async function openWithPackage({ open, bundle }: FactContext): Promise<HostPage> {
  const host = await open();
  await host.addScriptTag({ url: bundle('remoteModule') });
  return host;
}

/** What `loadModule` gives for the addresses, or the message it fails with, one after the other. */
export function loadAll(host: HostPage, ...urls: string[]): Promise<unknown[]> {
  return host.evaluate(async (urls) => {
    const results: unknown[] = [];
    for (const url of urls) {
      results.push(
        await window.remoteModule
          .loadModule(url)
          .catch((error: unknown) => (error instanceof Error ? error.message : 'no error')),
      );
    }
    return results;
  }, urls);
}

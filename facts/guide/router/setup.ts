import type { HostPage, SubApp } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

/** Runs with a sub-app under `basename` and mounts it by the address that is open. */
export async function runWith(
  host: HostPage,
  { name, entry }: SubApp,
  basename: string,
  activeWhen: string,
): Promise<void> {
  await host.evaluate(
    ([name, entry, basename, activeWhen]) => {
      window.Garfish.run({
        basename,
        disablePreloadApp: true,
        domGetter: '#container',
        apps: [{ name, entry, activeWhen }],
      });
    },
    [name, entry, basename, activeWhen] as const,
  );
  await waitForNote(host, 'render');
}

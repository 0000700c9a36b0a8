import type { interfaces } from 'garfish';

const patience = 10_000;

interface Watch {
  /** Called with the names of the sub-apps that are being mounted. */
  onChange: (names: readonly string[]) => void;
  /** Called once for a mount that takes longer than ten seconds, with the name of the sub-app. */
  onPending: (name: string) => void;
}

/**
 * A plugin that watches mounts, which Garfish itself lets wait for ever: for a custom loader, or for a native ES module that
 * failed.
 */
export function watchMounts({ onChange, onPending }: Watch): () => interfaces.Plugin {
  const timers = new Map<string, number>();
  const begin = ({ name }: interfaces.AppInfo): void => {
    // Another instance of the same name may be on its way.
    window.clearTimeout(timers.get(name));
    timers.set(
      name,
      window.setTimeout(() => onPending(name), patience),
    );
    onChange([...timers.keys()]);
  };
  const end = ({ name }: interfaces.AppInfo): void => {
    window.clearTimeout(timers.get(name));
    timers.delete(name);
    onChange([...timers.keys()]);
  };
  return () => ({
    name: 'watch-mounts',
    beforeMount: begin,
    afterMount: end,
    errorMountApp: (_error, appInfo) => end(appInfo),
    beforeUnmount: end,
  });
}

import type { LifecycleEvent } from '../../protocol';

const patience = 10_000;

const endings: ReadonlySet<string> = new Set(['afterMount', 'errorMountApp', 'beforeUnmount']);

function appOf({ arguments: values }: LifecycleEvent): string {
  return values.find(({ name }) => name === 'appInfo.name')?.value ?? '';
}

/**
 * Watches the hooks for mounts that do not end. Garfish itself waits for ever: for a custom loader, or for a native ES
 * module that failed.
 *
 * @param onPending called once for a mount that takes longer than ten seconds, with the name of the app in quotes
 */
export function watchMounts(onPending: (app: string) => void): (event: LifecycleEvent) => void {
  const timers = new Map<string, number>();
  return (event) => {
    const app = appOf(event);
    if (event.name === 'beforeMount') {
      timers.set(
        app,
        window.setTimeout(() => onPending(app), patience),
      );
    } else if (endings.has(event.name)) {
      window.clearTimeout(timers.get(app));
      timers.delete(app);
    }
  };
}

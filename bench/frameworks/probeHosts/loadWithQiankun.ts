import { loadMicroApp } from 'qiankun';
import type { Subject } from '../../../demos/hosts/bench/observe';
import { provideChannel } from './channel';

/** Loads a sub-app when it is mounted: qiankun runs its script at once. */
export function loadWithQiankun(entry: string): Subject {
  let app: ReturnType<typeof loadMicroApp> | undefined;
  return {
    channel: provideChannel(),
    app: {
      mount: () => {
        app = loadMicroApp({ name: 'bench-probe', entry, container: '#container' });
        return app.mountPromise;
      },
      unmount: () => app?.unmount(),
    },
  };
}

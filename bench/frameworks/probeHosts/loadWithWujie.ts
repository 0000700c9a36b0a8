import { startApp } from 'wujie';
import type { Subject } from '../../../demos/hosts/bench/observe';
import { provideChannel } from './channel';

const name = 'probe';

/** Unmounting takes the app out of the container, as leaving its route does, and then what is asked for. */
export function loadWithWujie(url: string, afterUnmount: (name: string) => void): Subject {
  const channel = provideChannel();
  return {
    channel,
    app: {
      mount: () => startApp({ name, url, el: '#container', props: { channel } }),
      async unmount() {
        document.querySelector('#container')?.replaceChildren();
        afterUnmount(name);
        // What wujie does then is asynchronous, and says nothing when it is done.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      },
    },
  };
}

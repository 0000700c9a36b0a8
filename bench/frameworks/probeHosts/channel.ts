import type { Subject } from '../../../demos/hosts/bench/observe';

/** As much of `Garfish.channel` as the probes use, in the host's window, for frameworks that have none. */
export function provideChannel(): Subject['channel'] {
  const target = new EventTarget();
  const channel: Subject['channel'] = {
    on: (event, listener) => target.addEventListener(event, listener),
    emit: (event) => target.dispatchEvent(new Event(event)),
  };
  Object.assign(window, { Garfish: { channel } });
  return channel;
}

import type { Probe } from '../../../demos/hosts/bench/probes';

/** Where a sub-app does what the probe says: at the top of its script, or when qiankun calls its `mount`. */
export type Place = 'script' | 'mount';

interface SubAppFiles {
  html: string;
  script: string;
}

/** wujie's iframe does not see the host's variables: the channel comes as one of its props. */
const channel = 'if (window.$wujie) window.Garfish = { channel: window.$wujie.props.channel };';

/** Each framework finds a sub-app that draws nothing; `mount` is the body of a function. */
function protocols(mount: string): string {
  return `if (typeof exports !== 'undefined') exports.provider = () => ({ render() {}, destroy() {} });
else if (window.__POWERED_BY_WUJIE__) {
  window.__WUJIE_MOUNT = () => {};
  window.__WUJIE_UNMOUNT = () => {};
} else {
  const done = () => Promise.resolve();
  window['bench-probe'] = { bootstrap: done, unmount: done, async mount() { ${mount} } };
}`;
}

/** Files of the sub-app that does what the probe says. */
export function subAppOf({ head = '', script = '' }: Probe, place: Place): SubAppFiles {
  return {
    html: `<!doctype html><html><head>${head}</head><body><script src="main.js"></script></body></html>`,
    script: [channel, place === 'script' ? script : '', protocols(place === 'mount' ? script : '')].join(
      '\n',
    ),
  };
}

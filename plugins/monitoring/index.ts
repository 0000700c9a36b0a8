import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The global function that the monitoring script defines; its name is passed to the script as `globalName`. */
const globalName = 'SiteMonitoring';

export interface MonitoringOptions {
  /** Absolute URL of the script, or empty: then nothing is loaded. */
  src: string;
  /** Business id, passed to the script as the parameter `bid`. */
  bid: string;
}

function scriptUrl({ src, bid }: MonitoringOptions): string {
  if (!URL.canParse(src)) {
    throw new Error(`MONITORING_SRC: found "${src}", expected an absolute URL (https://…)`);
  }
  const url = new URL(src);
  url.searchParams.set('bid', bid);
  url.searchParams.set('globalName', globalName);
  return url.href;
}

/**
 * Loads a performance and error monitoring script after the page's `load` event and starts it:
 * the page never waits for it. Without both options no page asks for anything.
 */
export function monitoring(options: MonitoringOptions) {
  return function monitoringPlugin(): Plugin | null {
    const { src, bid } = options;
    if (!src && !bid) return null;
    if (!src || !bid) {
      const [found, expected] = src
        ? ['MONITORING_SRC', 'MONITORING_BID']
        : ['MONITORING_BID', 'MONITORING_SRC'];
      throw new Error(`monitoring: found ${found} without ${expected}, expected both or neither`);
    }
    const globalData = { scriptUrl: scriptUrl(options), bid, globalName };
    return {
      name: 'monitoring',
      getClientModules: () => [path.join(__dirname, 'client')],
      contentLoaded({ actions }) {
        actions.setGlobalData(globalData);
      },
    };
  };
}

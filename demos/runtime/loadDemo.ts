import Garfish from 'garfish';
import type { interfaces } from 'garfish';
import { findDemo, type Demo } from '../registry';
import type { Trace } from './traceHooks';

/** Path of the built site that the demos stand in: `/`, or its base URL. */
const siteRoot = new URL('../../../', document.URL).pathname;

/** Address of a demo's entry, under whatever base URL the site is published. */
export function entryOf({ entry }: Demo): string {
  return siteRoot + entry.slice(1);
}

/** What the sub-apps of a demo get from the main app. */
export function propsOf(demo: Demo): Record<string, unknown> {
  return demo.hasInnerApp ? { innerEntry: entryOf(findDemo('vanilla')) } : {};
}

type LoaderPlugin = Parameters<typeof Garfish.loader.usePlugin>[0];

/**
 * Garfish goes on without a script that it could not have, and says later that `provider` is undefined. This names the
 * file.
 */
function nameLostFiles(onError: (error: unknown) => void): LoaderPlugin {
  return {
    name: 'name-lost-files',
    error: onError,
    async fetch(url, config) {
      try {
        return await fetch(url, config);
      } catch (cause) {
        // The browser's own error has no address.
        throw new Error(`"${url}" 没有下载成功`, { cause });
      }
    },
    loaded(data) {
      const { url, resourceManager } = data.value;
      // What a server sends that has no such file, and says so with a page.
      const isPage = resourceManager instanceof Garfish.loader.TemplateManager;
      if (isPage && /\.m?js(?:[?#]|$)/.test(url)) onError(new Error(`"${url}" 不是脚本，而是网页`));
      return data;
    },
  };
}

interface Watcher {
  trace: Trace;
  onError: (error: unknown) => void;
}

/**
 * Sets Garfish up, before anything is loaded or run: hooks are traced and errors reported instead of thrown. The plugin
 * for native ES modules is downloaded only when one of the demos is made of them.
 */
export async function prepareGarfish(demos: readonly Demo[], { trace, onError }: Watcher): Promise<void> {
  Garfish.setOptions({
    disablePreloadApp: true,
    // The defaults of these three throw, and no plugin hears of the error. The first counts only after `run`.
    errorLoadApp: () => undefined,
    errorMountApp: onError,
    errorUnmountApp: onError,
  });
  Garfish.usePlugin(() => ({ name: 'report-load-error', errorLoadApp: onError }));
  Garfish.usePlugin(trace.plugin);
  Garfish.loader.usePlugin(nameLostFiles(onError));
  if (!demos.some((demo) => demo.isEsModule)) return;
  const { GarfishEsModule } = await import('@garfish/es-module');
  Garfish.usePlugin(
    GarfishEsModule({ excludes: (name) => !demos.some((demo) => demo.isEsModule && demo.name === name) }),
  );
}

/** Loads one demo by `loadApp`, without mounting it. `null` when it failed: `onError` was told why. */
export function loadDemo(demo: Demo, domGetter: () => Element | null): Promise<interfaces.App | null> {
  return Garfish.loadApp(demo.name, {
    entry: entryOf(demo),
    cache: false,
    domGetter,
    props: propsOf(demo),
  });
}

import Garfish from 'garfish';
import type { interfaces } from 'garfish';
import { isModeId, modes } from '../../modes';
import { findDemo } from '../../registry';
import { entryOf, propsOf } from '../../runtime/loadDemo';

/**
 * Prepares Garfish for a sub-app and a mode, such as `react-19/vm`, and gives the function that loads it.
 *
 * @throws when there is no such sub-app or mode
 */
export async function loadIn(
  name: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<interfaces.App | null>> {
  const [demoName = '', modeId = ''] = name.split('/');
  const demo = findDemo(demoName);
  if (!isModeId(modeId)) throw new Error(`No such mode: ${modeId}`);
  Garfish.setOptions({ disablePreloadApp: true });
  // Before `run`, options of this name are not heeded; a plugin is.
  Garfish.usePlugin(() => ({ name: 'report-loading', errorLoadApp: onError }));
  if (demo.isEsModule) {
    const { GarfishEsModule } = await import('@garfish/es-module');
    // The plugin needs the vm sandbox; without it, modules are run as the browser's own.
    const isInVm = modeId !== 'snapshot' && modeId !== 'off';
    Garfish.usePlugin(GarfishEsModule({ excludes: isInVm ? [] : [demo.name] }));
  }
  const container = document.querySelector('#container');
  return () =>
    Garfish.loadApp(demo.name, {
      entry: entryOf(demo),
      domGetter: () => container,
      props: propsOf(demo),
      ...modes[modeId].options,
      errorMountApp: onError,
      errorUnmountApp: onError,
    });
}

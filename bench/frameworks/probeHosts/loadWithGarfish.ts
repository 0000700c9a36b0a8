import Garfish from 'garfish';
import { modes, type ModeId } from '../../../demos/modes';
import type { Subject } from '../../../demos/hosts/bench/observe';

/** Loads a sub-app as the isolation bench of /guide/sandbox does in that mode. */
export async function loadWithGarfish(entry: string, mode: ModeId): Promise<Subject> {
  Garfish.setOptions({ disablePreloadApp: true });
  const app = await Garfish.loadApp('probe', { entry, domGetter: '#container', ...modes[mode].options });
  if (!app) throw new Error(`${entry} did not load.`);
  return { app, channel: Garfish.channel };
}

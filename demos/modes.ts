import type { interfaces } from 'garfish';

/** How a sub-app can be isolated, as readers choose it. */
export interface Mode {
  title: string;
  /** What is written in `loadApp`'s options or in the app's entry of `registerApp`. */
  options: Pick<interfaces.AppInfo, 'cache' | 'sandbox'>;
}

/** In the order of every table: from the default to none. */
export const modes = {
  vm: { title: 'vm，不缓存', options: { cache: false } },
  'vm-cached': { title: 'vm，默认缓存', options: {} },
  strict: { title: 'strictIsolation', options: { cache: false, sandbox: { strictIsolation: true } } },
  snapshot: { title: 'snapshot', options: { cache: false, sandbox: { snapshot: true } } },
  off: { title: '关闭', options: { cache: false, sandbox: false } },
} as const satisfies Record<string, Mode>;

export type ModeId = keyof typeof modes;

export function isModeId(id: string): id is ModeId {
  return Object.hasOwn(modes, id);
}

export const modeIds: readonly ModeId[] = Object.keys(modes).filter(isModeId);

import { startChromium } from './chromium';
import type { Engine } from './engine';
import { findFirefox, startFirefox } from './firefox';
import { findWebKit, startWebKit } from './webkit';

/** Those that Chromium, which everything is tried in, is compared with. */
export const otherEngineIds = ['firefox', 'webkit'] as const;
export type OtherEngineId = (typeof otherEngineIds)[number];

export const engineIds = ['chromium', ...otherEngineIds] as const;
export type EngineId = (typeof engineIds)[number];

/** Starts an engine, installed from Debian's packages if it is not there. */
export const startEngine: Readonly<Record<EngineId, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Whether the machine has an engine that can be left out. */
export function hasEngine(id: OtherEngineId): boolean {
  return (id === 'firefox' ? findFirefox() : findWebKit()) !== undefined;
}

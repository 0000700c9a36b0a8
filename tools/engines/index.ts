import { startChromium } from './chromium';
import type { Engine } from './engine';
import { findFirefox, startFirefox } from './firefox';
import { findWebKit, startWebKit } from './webkit';

/** Chromium, which everything is tried in, and those that it is compared with. */
export const engineIds = ['chromium', 'firefox', 'webkit'] as const;
export type EngineId = (typeof engineIds)[number];
export type OtherEngineId = Exclude<EngineId, 'chromium'>;

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

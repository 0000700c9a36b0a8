import type { OtherEngineId } from '../../../tools/engines';

/** What became of the facts in an engine beside Chromium. Those that are not named hold there. */
export interface EngineFacts {
  engine: string;
  version: string;
  date: string;
  /** How many there are. */
  facts: number;
  /** Those that do not hold as they are proved, with the message. */
  different: Readonly<Record<string, string>>;
  /** Those that need something only Playwright's Chromium can do, with what it is. */
  leftOut: Readonly<Record<string, string>>;
}

export interface EngineFactsRecord {
  garfish: string;
  engines: Readonly<Record<OtherEngineId, EngineFacts>>;
}

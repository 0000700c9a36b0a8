import { isRecordedCell, type RecordedCell } from '../../demos/hosts/bench/report';
import type { ModeId } from '../../demos/modes';
import record from './isolation/chromium.json';

/** What was run and when, in Chromium: the record is written by `npm run record:isolation`. */
export const { garfish: recordedGarfish, version: recordedChromium, date: recordedDate } = record;

const cells: Readonly<Record<string, Readonly<Record<string, unknown>>>> = record.cells;

/**
 * What was seen when the probe was recorded in the mode.
 *
 * @throws when the record is older than the probe or the mode
 */
export function recordedCell(probeId: string, modeId: ModeId): RecordedCell {
  const cell = cells[probeId]?.[modeId];
  if (!isRecordedCell(cell)) {
    throw new Error(
      `src/data/isolation/chromium.json has no ${probeId} in ${modeId}: npm run record:isolation`,
    );
  }
  return cell;
}

import { isFields, isOneOf, type Fields } from '../../untrusted';

/** While mounted: the host saw nothing, saw it, or (activities) the sub-app was at work, or never was. */
const mountedVerdicts = ['held', 'leaked', 'works', 'silent'] as const;
/** After unmounting: gone, still there. */
const afterVerdicts = ['clean', 'left'] as const;

export type MountedVerdict = (typeof mountedVerdicts)[number];
type AfterVerdict = (typeof afterVerdicts)[number];

/** What a run of a probe saw. Activities that happen once have no verdict while mounted. */
export interface Report {
  mounted: MountedVerdict | null;
  after: AfterVerdict;
  /** What the host read before, while and after the sub-app was mounted; empty for activities. */
  readings: readonly string[];
}

/** What is recorded: `collector` where it depends on a garbage collection before unmounting. */
export type RecordedAfter = AfterVerdict | 'collector';

export interface RecordedCell {
  mounted: MountedVerdict | null;
  after: RecordedAfter;
}

/** Whether a run saw what is recorded. */
export function agrees({ mounted, after }: Report, recorded: RecordedCell): boolean {
  return mounted === recorded.mounted && (after === recorded.after || recorded.after === 'collector');
}

/** What the bench page tells the page around it, once. */
export type BenchMessage =
  { type: 'bench-report'; report: Report } | { type: 'bench-failure'; message: string };

function hasMounted({ mounted }: Fields): boolean {
  return mounted === null || isOneOf(mountedVerdicts, mounted);
}

/** Whether a value of the JSON file is a cell. */
export function isRecordedCell(value: unknown): value is RecordedCell {
  if (!isFields(value) || !hasMounted(value)) return false;
  return value['after'] === 'collector' || isOneOf(afterVerdicts, value['after']);
}

function isReport(value: unknown): value is Report {
  if (!isFields(value) || !hasMounted(value) || !isOneOf(afterVerdicts, value['after'])) return false;
  const { readings } = value;
  return Array.isArray(readings) && readings.every((reading) => typeof reading === 'string');
}

/** Whether what a frame sent is the bench page's message. */
export function isBenchMessage(value: unknown): value is BenchMessage {
  if (!isFields(value)) return false;
  if (value['type'] === 'bench-report') return isReport(value['report']);
  return value['type'] === 'bench-failure' && typeof value['message'] === 'string';
}

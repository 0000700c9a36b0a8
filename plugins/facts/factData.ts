import type { FactPast, Since } from './factHistory';
import type { MutationRecord, Score } from './mutationRecord';

/** What the page shows of the record of mutations: no single one. */
export interface MutationScoreData extends Pick<
  MutationRecord,
  'garfish' | 'instrumenter' | 'date' | 'seed'
> {
  score: Score;
}

/** What a page says. */
interface Statement {
  /** Address of the page, the base URL included. */
  page: string;
  /** Where on the page: `f12`. */
  anchor: string;
  sentence: string;
}

/** What the lists of facts show of one. */
export interface ListedFact {
  id: string;
  /** Every place that states it, in its own words. */
  statements: Statement[];
  /** The file of its proof, in the repository: `facts/api/run/order.ts`. */
  file: string;
  /** Absent where it holds in every version that was recorded. */
  past?: FactPast;
}

/** What the tools for reading know of the facts of a page, see `factIdsAddress`. */
export interface PageFacts {
  /** Version that they were run with. */
  garfish: string;
  ids: string[];
  /** Of those that did not hold in an older version. */
  since: Record<string, Since>;
}

/** A version that the installed one can be compared with. */
export interface ComparedVersion {
  version: string;
  /** How many facts do not hold there. */
  different: number;
}

/** A page that states facts. */
export interface FactualPage {
  /** Its address, the base URL included. */
  page: string;
  title: string;
  /** The address of the list of its facts, alike. */
  list: string;
  count: number;
  /** What it stands under in its sidebar; absent for a page of no sidebar. */
  group?: string;
}

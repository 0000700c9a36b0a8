/** One change of behaviour between two versions that were recorded, as a reader is told of it. */
export interface VersionChange {
  /** The anchor of its heading. */
  id: string;
  /** Chinese, with backticks around code; so is the text below. */
  title: string;
  /** What is otherwise, and what was before, as the sources of both versions have it. */
  text: string;
  /** Ids of the facts that did not hold before, and do since. Each stands in one change. */
  facts: readonly string[];
}

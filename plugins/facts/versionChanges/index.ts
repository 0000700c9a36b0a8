import type { VersionChange } from './change';
import { since1x8 } from './since-1.8.1';
import { since1x17 } from './since-1.17.6';
import { since1x19 } from './since-1.19';

export type { VersionChange } from './change';

/** What has changed since the version before, by the version that has it; the order is that of the page. */
export const versionChanges: Readonly<Record<string, readonly VersionChange[]>> = {
  ...since1x19,
  '1.17.6': since1x17,
  '1.8.1': since1x8,
};

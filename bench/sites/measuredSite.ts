import type { SiteId } from '../../src/data/benchmarkFormat';
import type { SlowServer } from '../serveSlowly';
import type { SiteControls } from './controls';

/** A built site that is being served. */
export interface MeasuredSite {
  id: SiteId;
  /** Where its files are. */
  directory: string;
  server: SlowServer;
  controls: SiteControls;
}

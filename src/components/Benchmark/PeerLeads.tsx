import type { ReactNode } from 'react';
import { leadsOfPeers } from '@site/src/data/benchmark';
import { Leads } from './Leads';

/** Every number in which a peer is ahead of this site. */
export function PeerLeads(): ReactNode {
  return <Leads leads={leadsOfPeers()} us="本站" />;
}

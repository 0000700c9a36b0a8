import type { ReactNode } from 'react';
import { ComparisonTable } from '@site/src/components/Benchmark/ComparisonTable';
import { Leads } from '@site/src/components/Benchmark/Leads';
import {
  compareMemory,
  compareSizes,
  compareTimes,
  compareTraffic,
  isolationTables,
  leadsOfFrameworks,
} from '@site/src/data/frameworks';
import type { TimeName } from '@site/src/data/frameworksFormat';

/** Everything in which another framework is ahead of Garfish. */
export function FrameworkLeads(): ReactNode {
  return <Leads leads={leadsOfFrameworks()} us="Garfish" />;
}

export function FrameworkSizes(): ReactNode {
  return <ComparisonTable {...compareSizes()} />;
}

export function FrameworkTraffic(): ReactNode {
  return <ComparisonTable {...compareTraffic()} />;
}

export function FrameworkTimes({ names }: { names: readonly TimeName[] }): ReactNode {
  return names.map((name) => <ComparisonTable key={name} {...compareTimes(name)} />);
}

export function FrameworkMemory(): ReactNode {
  return <ComparisonTable {...compareMemory()} />;
}

export function IsolationCounts(): ReactNode {
  return isolationTables().map((table) => <ComparisonTable key={table.caption} {...table} />);
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PartName } from '@site/src/data/benchmarkFormat';
import { comparisonsOf } from '@site/src/data/benchmark';
import { ComparisonTable } from './ComparisonTable';

/** The tables of a part of the benchmark. */
export function BenchmarkTables({ part }: { part: PartName }): ReactNode {
  const comparisons = comparisonsOf(part);
  if (comparisons.length === 0) {
    return (
      <p>
        {translate({
          id: 'benchmark.missing',
          message: '这一部分还没有测量。',
          description: 'In place of the tables of a part of the benchmark that has not been run',
        })}
      </p>
    );
  }
  return comparisons.map((comparison) => <ComparisonTable key={comparison.caption} {...comparison} />);
}

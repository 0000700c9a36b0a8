import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PartName } from '@site/src/data/benchmarkFormat';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import {
  comparisonsOf,
  formatValue,
  siteName,
  type Comparison,
  type ComparisonRow,
  type Metric,
} from '@site/src/data/benchmark';
import styles from './styles.module.css';

/** The scale of a column: its greatest value, and the one that is ahead. */
interface Scale {
  metric: Metric;
  greatest: number;
  best: number;
}

function scaleOf(metric: Metric, values: readonly number[]): Scale {
  const greatest = Math.max(...values);
  return { metric, greatest, best: metric.ahead === 'most' ? greatest : Math.min(...values) };
}

/** An SVG, whose sizes are attributes: the content security policy allows no style in the markup. */
function Bar({ value, greatest }: { value: number; greatest: number }): ReactNode {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width={100} height={1} />
      <rect width={greatest > 0 ? (100 * value) / greatest : 0} height={1} />
    </svg>
  );
}

function Cell({ value, scale }: { value: number | undefined; scale: Scale }): ReactNode {
  if (value === undefined) return <td>—</td>;
  const text = formatValue(value, scale.metric.unit);
  const isBest = text === formatValue(scale.best, scale.metric.unit);
  return (
    <td>
      {isBest ? <strong>{text}</strong> : text}
      <Bar value={value} greatest={scale.greatest} />
    </td>
  );
}

function Row({ row, scales }: { row: ComparisonRow; scales: readonly Scale[] }): ReactNode {
  return (
    <tr className={clsx(row.site === 'ours' && styles.ours)}>
      <th scope="row">{siteName(row.site)}</th>
      {row.failure === undefined ? (
        scales.map((scale, index) => (
          <Cell key={scale.metric.label} value={row.values[index]} scale={scale} />
        ))
      ) : (
        <td className={styles.failure} colSpan={scales.length}>
          {translate(
            {
              id: 'benchmark.failure',
              message: '没有测成：{reason}',
              description: 'In place of the numbers of a site that could not be measured',
            },
            { reason: row.failure },
          )}
        </td>
      )}
    </tr>
  );
}

function ComparisonTable({ comparison: { caption, metrics, rows } }: { comparison: Comparison }): ReactNode {
  const scales = metrics.map((metric, index) =>
    scaleOf(
      metric,
      rows.flatMap(({ values }) => values[index] ?? []),
    ),
  );
  return (
    <div className={styles.comparison}>
      <ScrollableTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'benchmark.site',
                message: '站点',
                description: 'Column of the benchmark: which site',
              })}
            </th>
            {metrics.map(({ label, unit }) => (
              <th key={label} scope="col">{`${label}（${unit}）`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.site} row={row} scales={scales} />
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

/** The tables of a part of the benchmark, with a bar under each number; the best of a column stands out. */
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
  return comparisons.map((comparison) => (
    <ComparisonTable key={comparison.caption} comparison={comparison} />
  ));
}

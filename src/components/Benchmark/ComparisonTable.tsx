import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { formatValue, type Comparison, type ComparisonRow, type Metric } from '@site/src/data/comparison';
import styles from './styles.module.css';

/** The scale of a column: its greatest value, and the one that is ahead, if there is one. */
interface Scale {
  metric: Metric;
  greatest: number;
  best: number | undefined;
}

function scaleOf(metric: Metric, rows: readonly ComparisonRow[], index: number): Scale {
  const valuesOf = (some: readonly ComparisonRow[]): number[] =>
    some.flatMap(({ values }) => values[index] ?? []);
  const compared = valuesOf(rows.filter(({ isReference }) => !isReference));
  const best = { least: Math.min(...compared), most: Math.max(...compared), neither: undefined };
  return { metric, greatest: Math.max(...valuesOf(rows)), best: best[metric.ahead] };
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

interface CellProps {
  value: number | undefined;
  scale: Scale;
  isReference: boolean;
}

function Cell({ value, scale: { metric, greatest, best }, isReference }: CellProps): ReactNode {
  if (value === undefined) return <td>—</td>;
  const text = formatValue(value, metric.unit);
  const isBest = best !== undefined && !isReference && text === formatValue(best, metric.unit);
  return (
    <td>
      {isBest ? <strong>{text}</strong> : text}
      <Bar value={value} greatest={greatest} />
    </td>
  );
}

function Row({ row, scales }: { row: ComparisonRow; scales: readonly Scale[] }): ReactNode {
  return (
    <tr className={clsx(row.isOurs && styles.ours)}>
      <th scope="row">{row.name}</th>
      {row.failure === undefined ? (
        scales.map((scale, index) => (
          <Cell
            key={scale.metric.label}
            value={row.values[index]}
            scale={scale}
            isReference={row.isReference === true}
          />
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

/** A table with a bar under each number; the best of a column stands out. */
export function ComparisonTable({ caption, subject, metrics, rows }: Comparison): ReactNode {
  const scales = metrics.map((metric, index) => scaleOf(metric, rows, index));
  return (
    <div className={styles.comparison}>
      <ScrollableTable>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            {metrics.map(({ label, unit }) => (
              <th key={label} scope="col">{`${label}（${unit}）`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} scales={scales} />
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

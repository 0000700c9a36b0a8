/** A column of a comparison. */
export interface Metric {
  label: string;
  unit: 'kB' | 'MB' | 'ms' | '秒' | '分' | '个' | '次' | '倍' | '项';
  /** Which end of the scale is ahead; `neither`, where a number is no merit. */
  ahead: 'least' | 'most' | 'neither';
}

export interface ComparisonRow {
  name: string;
  /** Whether it is what the page is about. */
  isOurs: boolean;
  /** Whether it is there to compare with, out of the competition. */
  isReference?: boolean;
  /** In the order of the metrics; none, if it could not be measured. */
  values: readonly (number | undefined)[];
  /** Why there are no numbers. */
  failure?: string;
}

/** A table of a page, with its charts. */
export interface Comparison {
  caption: string;
  /** What the rows are. */
  subject: string;
  metrics: readonly Metric[];
  rows: readonly ComparisonRow[];
}

const digits: Readonly<Partial<Record<Metric['unit'], number>>> = { kB: 1, 秒: 1, 倍: 2 };

/** A number as a page shows it, without its unit. */
export function formatValue(value: number, unit: Metric['unit']): string {
  const count = digits[unit] ?? 0;
  return value.toLocaleString('zh-CN', { minimumFractionDigits: count, maximumFractionDigits: count });
}

/** Somebody who does better than what the page is about, in the words of the table. */
export interface Lead {
  caption: string;
  metric: Metric;
  name: string;
  theirs: number;
  ours: number;
}

/** Every number of a table in which somebody is ahead of what the page is about. */
export function leadsIn({ caption, metrics, rows }: Comparison): Lead[] {
  const ours = rows.find(({ isOurs }) => isOurs);
  return metrics.flatMap((metric, index) => {
    const own = ours?.values[index];
    if (own === undefined || metric.ahead === 'neither') return [];
    const sign = metric.ahead === 'least' ? 1 : -1;
    const others = rows.filter(({ isReference }) => !isReference);
    return others.flatMap(({ name, values }): Lead[] => {
      const theirs = values[index];
      if (theirs === undefined || sign * (own - theirs) <= 0) return [];
      return [{ caption, metric, name, theirs, ours: own }];
    });
  });
}

import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Point = readonly [x: number, y: number];

interface DrawingProps {
  /** All that the drawing says, for those who do not see it. */
  label: string;
  /** In the drawing's own units: 380 of them make its width, about one CSS pixel each on a phone. */
  height: number;
  children: ReactNode;
}

/** A drawing of one column, narrow enough for its text to stay legible on a phone. */
export function Drawing({ label, height, children }: DrawingProps): ReactNode {
  return (
    <svg className={styles.drawing} viewBox={`0 0 380 ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

interface LabelProps {
  at: Point;
  /** `text` unless told; `note` is smaller and quieter, `code` is what one would type. */
  kind?: 'text' | 'strong' | 'note' | 'code';
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** One line of text; `at` is its baseline. */
export function Label({ at: [x, y], kind = 'text', anchor = 'start', children }: LabelProps): ReactNode {
  return (
    <text className={clsx(styles.text, styles[kind], styles[anchor])} x={x} y={y}>
      {children}
    </text>
  );
}

interface BoxProps {
  at: Point;
  size: Point;
  /** `accent` stands out, `area` encloses others. */
  tone?: 'plain' | 'accent' | 'area';
  /** Lines written in the middle: the first as a heading, the others as notes. */
  lines?: readonly string[];
  /** How the heading is written. */
  heading?: 'strong' | 'code';
}

const lineHeight = 20;

export function Box({
  at: [x, y],
  size: [width, height],
  tone = 'plain',
  lines = [],
  heading = 'strong',
}: BoxProps): ReactNode {
  const firstBaseline = y + height / 2 + 5 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <g>
      <rect className={clsx(styles.box, styles[tone])} x={x} y={y} width={width} height={height} rx={8} />
      {lines.map((line, index) => (
        <Label
          key={line}
          at={[x + width / 2, firstBaseline + index * lineHeight]}
          kind={index === 0 ? heading : 'note'}
          anchor="middle"
        >
          {line}
        </Label>
      ))}
    </g>
  );
}

interface ArrowProps {
  from: Point;
  to: Point;
  /** The corners between. */
  via?: readonly Point[];
  tone?: 'plain' | 'held' | 'through';
  /** `bar`: it goes no further; `none`: it joins another line. */
  tip?: 'head' | 'bar' | 'none';
  dashed?: boolean;
}

const tips = { head: 'M0 0L-9-5V5Z', bar: 'M0-7V7' };

/** A line with a tip, drawn without markers: their ids would have to be unique on a page with several drawings. */
export function Arrow({
  from,
  to,
  via = [],
  tone = 'plain',
  tip = 'head',
  dashed = false,
}: ArrowProps): ReactNode {
  const [x, y] = via.at(-1) ?? from;
  const degrees = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
  return (
    <g className={clsx(styles.arrow, styles[tone])}>
      <polyline
        className={clsx(styles.line, dashed && styles.dashed)}
        points={[from, ...via, to].map((point) => point.join(',')).join(' ')}
      />
      {tip !== 'none' && (
        <path
          className={tip === 'bar' ? styles.line : styles.head}
          d={tips[tip]}
          transform={`translate(${to.join(' ')}) rotate(${degrees})`}
        />
      )}
    </g>
  );
}

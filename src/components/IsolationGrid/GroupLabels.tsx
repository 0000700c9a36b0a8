import type { ReactNode } from 'react';
import { probeGroups, probes } from '@site/demos/hosts/bench/probes';
import { cellWidth } from './GridRow';
import styles from './styles.module.css';

const lineHeight = 16;

/** What the cells below are about, each group above a line of its length. */
export function GroupLabels(): ReactNode {
  return (
    <svg
      className={styles.labels}
      viewBox={`0 0 ${probes.length * cellWidth} ${lineHeight}`}
      aria-hidden="true"
    >
      {Object.entries(probeGroups).map(([group, title]) => {
        const start = probes.findIndex((probe) => probe.group === group) * cellWidth + 2;
        const width = probes.filter((probe) => probe.group === group).length * cellWidth - 4;
        return (
          <g key={group}>
            <text x={start} y={lineHeight - 6}>
              {title}
            </text>
            <path d={`M${start} ${lineHeight - 1}h${width}`} />
          </g>
        );
      })}
    </svg>
  );
}

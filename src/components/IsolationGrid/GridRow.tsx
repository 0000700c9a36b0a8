import type { ReactNode } from 'react';
import { probes } from '@site/demos/hosts/bench/probes';
import { modes, type ModeId } from '@site/demos/modes';
import { outcomeKey, type Outcomes } from '@site/src/components/IsolationBench/outcomes';
import { recordedCell } from '@site/src/data/isolation';
import styles from './styles.module.css';

/** `waiting`: the reader has started it, and nothing has come of it yet, or nothing can. */
type Cell = 'inside' | 'outside' | 'waiting';

/** Inside: nothing of it reached the host while the sub-app was mounted, and nothing was left afterwards. */
function cellOf(probeId: string, modeId: ModeId, outcomes: Outcomes): Cell {
  const outcome = outcomes.get(outcomeKey({ probeId, modeId }));
  if (outcome && outcome.state !== 'reported') return 'waiting';
  const { mounted, after } = outcome?.report ?? recordedCell(probeId, modeId);
  return mounted !== 'leaked' && after === 'clean' ? 'inside' : 'outside';
}

/** In units of the drawing. */
export const cellWidth = 16;
const height = 24;

interface GridRowProps {
  modeId: ModeId;
  /** What the reader ran; the rest is as it was recorded. */
  outcomes: Outcomes;
}

/** One mode: a cell each probe, full and closed where it stays inside, dashed and open where it gets out. */
export function GridRow({ modeId, outcomes }: GridRowProps): ReactNode {
  const cells = probes.map(({ id }) => cellOf(id, modeId, outcomes));
  const drawing = (wanted: Cell): string =>
    cells
      .flatMap((cell, index) => (cell === wanted ? `M${index * cellWidth + 2} 3h12v18h-12z` : []))
      .join('');
  return (
    <tr>
      <th scope="row">{modes[modeId].title}</th>
      <td>
        <svg viewBox={`0 0 ${probes.length * cellWidth} ${height}`} aria-hidden="true">
          <path className={styles.inside} d={drawing('inside')} />
          <path className={styles.outside} d={drawing('outside')} />
          <path className={styles.waiting} d={drawing('waiting')} />
        </svg>
      </td>
      <td>
        {cells.filter((cell) => cell === 'inside').length} / {probes.length}
      </td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { probes } from '@site/demos/hosts/bench/probes';
import { modeIds, modes, type ModeId } from '@site/demos/modes';
import { recordedCell, recordedChromium, recordedDate, recordedGarfish } from '@site/src/data/isolation';
import { Boundary } from '@site/src/components/Boundary';
import { Section } from './Section';
import styles from './styles.module.css';

/** Whether nothing of it reached the host while the sub-app was mounted, and nothing was left afterwards. */
function staysInside(probeId: string, modeId: ModeId): boolean {
  const { mounted, after } = recordedCell(probeId, modeId);
  return mounted !== 'leaked' && after === 'clean';
}

const width = 16;
const height = 24;

/** One mode: a cell each probe, full and closed where it stays inside, dashed and open where it gets out. */
function Row({ modeId }: { modeId: ModeId }): ReactNode {
  const inside = probes.map(({ id }) => staysInside(id, modeId));
  const cells = (isInside: boolean): string =>
    inside.flatMap((is, index) => (is === isInside ? `M${index * width + 2} 3h12v18h-12z` : [])).join('');
  const count = inside.filter(Boolean).length;
  return (
    <tr>
      <th scope="row">{modes[modeId].title}</th>
      <td>
        <svg viewBox={`0 0 ${probes.length * width} ${height}`} aria-hidden="true">
          <path className={styles.inside} d={cells(true)} />
          <path className={styles.outside} d={cells(false)} />
        </svg>
      </td>
      <td>
        {count} / {probes.length}
      </td>
    </tr>
  );
}

/** The recorded isolation bench, small: what each mode keeps in. */
export function IsolationMap(): ReactNode {
  return (
    <Section id="isolation" title={`${probes.length} 种越界的写法，${modeIds.length} 种模式，逐一跑过`}>
      <p>
        每格是子应用的一个动作。实心的 <Boundary verdict="isolated" />
        ：没有漏到主应用，卸载后也不留下；有的监听在沙箱里根本不触发，也算在内。空心的{' '}
        <Boundary verdict="leak" />
        ：漏到了主应用，或者卸载后还在。沙箱不是安全边界，这张图说的是它实际拦住了什么。
      </p>
      <table className={styles.map}>
        <thead>
          <tr>
            <th scope="col">模式</th>
            <th scope="col">
              <span className={styles.hidden}>每个动作</span>
            </th>
            <th scope="col">隔离</th>
          </tr>
        </thead>
        <tbody>
          {modeIds.map((modeId) => (
            <Row key={modeId} modeId={modeId} />
          ))}
        </tbody>
      </table>
      <p className={styles.source}>
        {recordedDate}，garfish {recordedGarfish}，Chromium {recordedChromium}。
        <Link to="/guide/sandbox#matrix">逐行看，并在你的浏览器里跑一遍</Link>
      </p>
    </Section>
  );
}

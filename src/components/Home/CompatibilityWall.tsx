import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { comparedModes, type ComparedMode } from '@site/demos/hosts/compatibility/run';
import { demos, type Demo } from '@site/demos/registry';
import { problemsOf, recordedDemoNames, recordedResults } from '@site/src/data/compatibility';
import { Section } from './Section';
import styles from './styles.module.css';

/** Modes in which it is shown, hidden, and shown again. */
function workingModes({ name }: Demo): number {
  const isWorking = (modeId: ComparedMode): boolean =>
    problemsOf(recordedResults(name, modeId)).every(({ step }) => step === 'cleanup');
  return comparedModes.filter(isWorking).length;
}

/** The sub-apps that were built, loaded and put through every step, in their frameworks' colours. */
export function CompatibilityWall(): ReactNode {
  const recorded = demos.filter(({ name }) => recordedDemoNames.includes(name));
  return (
    <Section
      id="compatibility"
      title={`${recorded.length}\u00A0个子应用，${comparedModes.length}\u00A0种沙箱，逐一跑过`}
    >
      <ul className={styles.wall}>
        {recorded.map((demo) => (
          <li key={demo.name} data-framework={demo.framework}>
            <b>{demo.title}</b>
            <span>
              {workingModes(demo)} / {comparedModes.length} 种沙箱可用
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        可用：能加载、挂载、隐藏再显示、卸载后再次挂载。
        <Link to="/guide/compatibility">哪一种不行、卸载后留下了什么、为什么</Link>
      </p>
    </Section>
  );
}

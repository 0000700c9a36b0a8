import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { comparedModes } from '@site/demos/hosts/compatibility/run';
import { demos, type Demo } from '@site/demos/registry';
import { problemsOf, recordedDemoNames, recordedResults } from '@site/src/data/compatibility';
import { Section } from './Section';
import styles from './styles.module.css';

/** Modes in which every step passed. */
function passedModes({ name }: Demo): number {
  return comparedModes.filter((modeId) => problemsOf(recordedResults(name, modeId)).length === 0).length;
}

/** The sub-apps that were built, loaded and put through every step, in their frameworks' colours. */
export function CompatibilityWall(): ReactNode {
  const recorded = demos.filter(({ name }) => recordedDemoNames.includes(name));
  return (
    <Section
      id="compatibility"
      title={`${recorded.length} 个子应用，${comparedModes.length} 种沙箱，逐一跑过`}
    >
      <ul className={styles.wall}>
        {recorded.map((demo) => (
          <li key={demo.name} data-framework={demo.framework}>
            <b>{demo.title}</b>
            <span>
              {passedModes(demo)} / {comparedModes.length} 种沙箱，五步全过
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        五步：加载、挂载、隐藏再显示、卸载后清理、再次挂载。
        <Link to="/guide/compatibility">没过的是哪一步、为什么</Link>
      </p>
    </Section>
  );
}

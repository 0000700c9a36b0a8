import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { comparedModes, type ComparedMode } from '@site/demos/hosts/compatibility/run';
import { modes } from '@site/demos/modes';
import { comparedDemos, type Demo } from '@site/demos/registry';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import {
  problemsOf,
  recordedChromium,
  recordedDate,
  recordedGarfish,
  recordedResults,
  recordedVersions,
} from '@site/src/data/compatibility';
import { ProblemLine } from './ProblemLine';
import { ReasonList } from './ReasonList';
import styles from './styles.module.css';

function Cell({ demoName, modeId }: { demoName: string; modeId: ComparedMode }): ReactNode {
  const problems = problemsOf(recordedResults(demoName, modeId));
  return (
    <td>
      {problems.length === 0 ? (
        <span className={styles.passed}>
          <Translate id="compatibilityMatrix.passed" description="A sub-app passed every step in a mode">
            通过
          </Translate>
        </span>
      ) : (
        problems.map((problem) => <ProblemLine key={problem.step} problem={problem} />)
      )}
    </td>
  );
}

function Row({ demo }: { demo: Demo }): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.demo}>
        {demo.title}
        <span className={styles.versions}>{recordedVersions(demo.name).join('，')}</span>
      </th>
      {comparedModes.map((modeId) => (
        <Cell key={modeId} demoName={demo.name} modeId={modeId} />
      ))}
    </tr>
  );
}

/** With the versions of one framework beside each other, each framework where it comes first. */
const frameworks = new Set(comparedDemos.map(({ framework }) => framework));
const rows = [...frameworks].flatMap((each) => comparedDemos.filter(({ framework }) => framework === each));

/** Every demo in every mode as it was recorded, with the reason of each step that does not pass. */
export function CompatibilityMatrix(): ReactNode {
  return (
    <div className={styles.matrix}>
      <ScrollableTable
        aria-label={translate({
          id: 'compatibilityMatrix.table',
          message: '每个子应用在每种模式里的结果',
          description: 'Name of the compatibility matrix',
        })}
      >
        <thead>
          <tr>
            <th scope="col">
              <Translate id="compatibilityMatrix.subApp" description="Heading of the column of sub-apps">
                子应用
              </Translate>
            </th>
            {comparedModes.map((modeId) => (
              <th key={modeId} scope="col">
                {modeId === 'vm' ? 'vm' : modes[modeId].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((demo) => (
            <Row key={demo.name} demo={demo} />
          ))}
        </tbody>
      </ScrollableTable>
      <p className={styles.source}>
        <Translate
          id="compatibilityMatrix.source"
          description="Under the matrix: what it was recorded with"
          values={{ garfish: recordedGarfish, chromium: recordedChromium, date: recordedDate }}
        >
          {'{date} 用 garfish {garfish} 在 Chromium {chromium} 里运行得到，每一格由脚本写成。'}
        </Translate>
      </p>
      <ReasonList />
    </div>
  );
}

import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { differences } from '@site/src/data/engineFacts/differences';
import record from '@site/src/data/engineFacts/record.json';
import { CodeText } from '@site/src/components/CodeText';
import styles from './styles.module.css';

const engines = Object.values(record.engines).map((facts) => {
  const different = Object.keys(facts.different).length;
  const leftOut = Object.keys(facts.leftOut).length;
  return { ...facts, different, leftOut, holding: facts.facts - different - leftOut };
});

function HeadRow(): ReactNode {
  return (
    <tr>
      <th scope="col">
        <Translate id="engineFacts.engine" description="Heading: the browser engine in which facts were run">
          引擎
        </Translate>
      </th>
      <th scope="col">
        <Translate id="engineFacts.holding" description="Heading: how many facts hold in the engine">
          成立
        </Translate>
      </th>
      <th scope="col">
        <Translate
          id="engineFacts.different"
          description="Heading: how many facts are different in the engine"
        >
          有不同
        </Translate>
      </th>
      <th scope="col">
        <Translate id="engineFacts.leftOut" description="Heading: how many facts could not be run">
          没有运行
        </Translate>
      </th>
    </tr>
  );
}

/** How many facts hold in the engines beside Chromium. */
export function EngineFacts(): ReactNode {
  return (
    <div className={styles.region}>
      <table className={styles.counts}>
        <thead>
          <HeadRow />
        </thead>
        <tbody>
          {engines.map(({ engine, version, date, holding, different, leftOut }) => (
            <tr key={engine}>
              <th scope="row">{`${engine} ${version}（${date}）`}</th>
              <td>{holding}</td>
              <td>{different}</td>
              <td>{leftOut}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why some facts are different there, and how many. */
export function EngineDifferences(): ReactNode {
  return (
    <ul>
      {differences.map(({ text, firefox, webkit }) => (
        <li key={text}>
          <CodeText text={text} />
          {`Firefox ${firefox.length} 条，WebKitGTK ${webkit.length} 条。`}
        </li>
      ))}
    </ul>
  );
}

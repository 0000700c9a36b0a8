import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { probeGroups, probes } from '@site/demos/hosts/bench/probes';
import { CodeText } from '@site/src/components/CodeText';
import { Verdict } from '@site/src/components/IsolationBench/Verdict';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { columnNames, frameworks } from '@site/src/data/frameworks';
import { columnIds } from '@site/src/data/frameworksFormat';
import styles from './styles.module.css';

function Row({ id, title }: { id: string; title: string }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <CodeText text={title} />
      </th>
      {columnIds.map((column) => {
        const cell = frameworks.isolation[column][id];
        return <td key={column}>{cell && <Verdict {...cell} />}</td>;
      })}
    </tr>
  );
}

/** What each probe of the isolation bench saw under each framework. */
export function IsolationRows(): ReactNode {
  return (
    <div className={styles.rows}>
      <ScrollableTable>
        <caption>
          {translate({
            id: 'frameworks.isolation',
            message: '每个动作在每个框架里的结果：上面是挂载期间（— 是不看），下面是卸载之后',
            description: 'Caption of the table of probes under each framework',
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'frameworks.action',
                message: '子应用的动作',
                description: 'Column: what the sub-app does',
              })}
            </th>
            {columnIds.map((column) => (
              <th key={column} scope="col">
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(probeGroups).map(([group, title]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={columnIds.length + 1}>
                {title}
              </th>
            </tr>
            {probes
              .filter((probe) => probe.group === group)
              .map(({ id, title: action }) => (
                <Row key={id} id={id} title={action} />
              ))}
          </tbody>
        ))}
      </ScrollableTable>
    </div>
  );
}

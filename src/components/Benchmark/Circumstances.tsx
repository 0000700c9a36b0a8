import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { PartName } from '@site/src/data/benchmarkFormat';
import { MachineText } from '@site/src/components/MachineText';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { benchmark, measuredParts } from '@site/src/data/benchmark';
import styles from './styles.module.css';

function Versions(): ReactNode {
  const { machine, sites, pages } = benchmark;
  return (
    <ul>
      <li>
        <MachineText {...machine} />
      </li>
      <li>
        <Translate
          id="benchmark.versions"
          description="Versions of what is compared; {versions} is a list of names with versions"
          values={{
            pages,
            versions: sites.map(({ name, version }) => `${name} ${version}`).join('、'),
          }}
        >
          {'内容：{pages} 页。版本：{versions}；本站的版本号是它用的 Docusaurus。'}
        </Translate>
      </li>
    </ul>
  );
}

function partLabel(part: PartName): string {
  const labels: Record<PartName, string> = {
    bytes: '传输量',
    loading: '加载',
    lighthouse: 'Lighthouse',
    pages: 'Lighthouse，各类页面',
    interaction: '第一次操作',
    navigation: '跳转',
    search: '搜索',
    'build-1': '构建',
    'build-10': '构建，10 倍',
    'build-40': '构建，40 倍',
  };
  return labels[part];
}

/** The machine and the versions, and when each part was measured. */
export function Circumstances(): ReactNode {
  return (
    <>
      <Versions />
      <div className={styles.comparison}>
        <ScrollableTable>
          <caption>
            {translate({
              id: 'benchmark.circumstances',
              message: '每一部分的时间与机器的负载',
              description: 'Caption of the table of circumstances',
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                {translate({
                  id: 'benchmark.part',
                  message: '部分',
                  description: 'Column: part of the benchmark',
                })}
              </th>
              <th scope="col">
                {translate({ id: 'benchmark.date', message: '时间（UTC）', description: 'Column: when' })}
              </th>
              <th scope="col">
                {translate({
                  id: 'benchmark.load',
                  message: '平均负载，开始与结束',
                  description: 'Column: load average of the machine',
                })}
              </th>
              <th scope="col">
                {translate({
                  id: 'benchmark.duration',
                  message: '用时（秒）',
                  description: 'Column: how long',
                })}
              </th>
            </tr>
          </thead>
          <tbody>
            {measuredParts().map(({ part, date, load, seconds }) => (
              <tr key={part}>
                <th scope="row">{partLabel(part)}</th>
                <td>{date.slice(0, 16).replace('T', ' ')}</td>
                <td>{load.join('、')}</td>
                <td>{seconds}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      </div>
    </>
  );
}

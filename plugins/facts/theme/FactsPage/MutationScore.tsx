import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { shareFound, type Counts } from '../../mutationRecord';
import type { MutationScoreData } from '../../factData';
import styles from './mutationScore.module.css';

/** The parts of a bar, from left to right; the table beside it has them in words. */
function partsOf({ killed, timeout, survived, excluded, 'not-reached': notReached }: Counts) {
  return [
    { className: styles.found, size: killed + timeout },
    { className: styles.survived, size: survived },
    { className: styles.excluded, size: excluded },
    { className: styles.notReached, size: notReached },
  ];
}

/** An SVG, whose sizes are attributes: the content security policy allows no style in the markup. */
function Bar({ counts }: { counts: Counts }): ReactNode {
  const parts = partsOf(counts);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${counts.total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ className, size }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.size, 0);
        return <rect key={className} className={className} x={before} width={size} height={1} />;
      })}
    </svg>
  );
}

function Row({ name, counts }: { name: ReactNode; counts: Counts }): ReactNode {
  return (
    <tr>
      <th scope="row">
        {name}
        <Bar counts={counts} />
      </th>
      {partsOf(counts).map(({ className, size }) => (
        <td key={className}>{size}</td>
      ))}
    </tr>
  );
}

function ScoreTable({ score }: Pick<MutationScoreData, 'score'>): ReactNode {
  const columns = [
    {
      className: styles.found,
      text: translate({ id: 'facts.mutation.found', message: '发现', description: 'Column: changes found' }),
    },
    {
      className: styles.survived,
      text: translate({
        id: 'facts.mutation.survived',
        message: '未发现',
        description: 'Column: changes that no fact found',
      }),
    },
    {
      className: styles.excluded,
      text: translate({
        id: 'facts.mutation.excluded',
        message: '不计',
        description: 'Column: changes that nobody could see, not counted',
      }),
    },
    {
      className: styles.notReached,
      text: translate({
        id: 'facts.mutation.notReached',
        message: '未执行',
        description: 'Column: changes in code that no fact runs',
      }),
    },
  ];
  return (
    <div className={styles.region}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="facts.mutation.package" description="Column: name of the package">
                包
              </Translate>
            </th>
            {columns.map(({ className, text }) => (
              <th key={className} scope="col">
                <span className={`${styles.key ?? ''} ${className ?? ''}`} aria-hidden="true" />
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score.packages.map(({ name, ...counts }) => (
            <Row key={name} name={<code>{name}</code>} counts={counts} />
          ))}
          <Row
            name={
              <Translate id="facts.mutation.all" description="Row: all packages together">
                合计
              </Translate>
            }
            counts={score.all}
          />
        </tbody>
      </table>
    </div>
  );
}

/** How many small mistakes in the package the facts would notice. */
export function MutationScore({ score, garfish, instrumenter, date, seed }: MutationScoreData): ReactNode {
  const { killed, timeout, survived, excluded, 'not-reached': notReached, total } = score.all;
  return (
    <section>
      <Heading as="h2" id="mutation-score">
        <Translate id="facts.mutation.title" description="Heading of the mutation score">
          证明查得出错吗
        </Translate>
      </Heading>
      <p>
        <Translate
          id="facts.mutation.introduction"
          description="Paragraph that explains the mutation score; {share} is a percentage"
          values={{
            date,
            garfish,
            instrumenter,
            seed,
            total,
            reached: total - notReached,
            found: killed + timeout,
            share: `${(100 * shareFound(score.all)).toFixed(1)}%`,
            survived,
            excluded,
            notReached,
          }}
        >
          {
            '{date} 从 garfish {garfish} 的七个包里抽取 {total} 处公开行为，每次只改坏一处（StrykerJS {instrumenter} 的变异，种子 {seed}），看有没有事实变红。事实执行到的有 {reached} 处：发现了 {found} 处，{survived} 处没有发现，另有 {excluded} 处改坏了也看不出（编译器生成的代码、调试日志一类），不计入得分。得分是 {share}。还有 {notReached} 处没有事实执行到。每一处的位置与结果在仓库的 facts/mutation.json 里；对没有发现的各处，只跑了执行到它的一部分事实；查明原因的写着原因，其余还没有逐条查。'
          }
        </Translate>
      </p>
      <ScoreTable score={score} />
    </section>
  );
}

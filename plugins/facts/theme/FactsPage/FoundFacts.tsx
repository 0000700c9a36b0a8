import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import type { ListedFact } from '../..';
import { FactList } from '../FactListPage/FactList';
import { useAllFacts } from './useAllFacts';

/** More than anyone reads; a longer list would take a slow device a while at every key. */
const limit = 100;

/** Lower-case and without spaces at the ends; what the filter compares. */
function normalize(text: string): string {
  return text.trim().toLowerCase();
}

function matches(fact: ListedFact, query: string): boolean {
  const said = fact.statements.map(({ page, sentence }) => `${page} ${sentence}`);
  const text = normalize(`${fact.id} ${said.join(' ')}`);
  return query.split(/\s+/).every((word) => text.includes(word));
}

/** The facts of all pages that match what the reader has typed. */
export function FoundFacts({ query, editUrl }: { query: string; editUrl: string }): ReactNode {
  const { facts, retry } = useAllFacts();
  if (facts === 'failed') {
    const part = translate({
      id: 'facts.allPart',
      message: '全部事实',
      description: 'Name of the list of all facts, in the message that it could not be loaded',
    });
    return <LoadFailure part={part} onRetry={retry} />;
  }
  if (facts === 'loading') {
    return (
      <p role="status">
        <Translate id="facts.loading" description="Shown while the list of all facts is loading">
          正在加载全部事实……
        </Translate>
      </p>
    );
  }
  const found = facts.filter((fact) => matches(fact, normalize(query)));
  return (
    <>
      <p role="status">
        <Translate
          id="facts.shown"
          description="Number of facts that match the filter"
          values={{ count: found.length }}
        >
          {'共 {count} 条'}
        </Translate>
        {found.length > limit && (
          <Translate
            id="facts.limited"
            description="After the number of facts that match the filter, when not all are listed"
            values={{ limit }}
          >
            {'，列出前 {limit} 条，再输入几个字可以缩小范围'}
          </Translate>
        )}
      </p>
      <FactList facts={found.slice(0, limit)} editUrl={editUrl} />
    </>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import type { FactualPage, ListedFact } from '../../factData';
import { FactList } from '../FactListPage/FactList';
import { VersionDifferences } from './VersionDifferences';
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

function Count({ count, isCut }: { count: number; isCut: boolean }): ReactNode {
  return (
    <p role="status">
      <Translate id="facts.shown" description="Number of facts that match the filter" values={{ count }}>
        {'共 {count} 条'}
      </Translate>
      {isCut && (
        <Translate
          id="facts.limited"
          description="After the number of facts that match the filter, when not all are listed"
          values={{ limit }}
        >
          {'，列出前 {limit} 条，再输入几个字可以缩小范围'}
        </Translate>
      )}
    </p>
  );
}

/** In place of an empty list: what the site has about it beside its facts. */
function None({ query }: { query: string }): ReactNode {
  return (
    <p role="status">
      <Translate id="facts.none" description="Shown when no fact matches the filter">
        没有匹配的陈述。
      </Translate>
      <Link to={`/search?q=${encodeURIComponent(query)}`}>
        <Translate
          id="facts.searchInstead"
          description="Link to the search of the site, where no fact matches the filter"
          values={{ words: query }}
        >
          {'在全站搜索“{words}”'}
        </Translate>
      </Link>
    </p>
  );
}

interface FoundFactsProps {
  query: string;
  /** An older version: only what does not hold there is listed, by reason. Empty for none. */
  version: string;
  editUrl: string;
  pages: readonly FactualPage[];
}

/** The facts of all pages that match what the reader has typed and chosen. */
export function FoundFacts({ query, version, editUrl, pages }: FoundFactsProps): ReactNode {
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
          正在加载全部事实…
        </Translate>
      </p>
    );
  }
  const words = normalize(query);
  const titles = new Map(pages.map(({ page, title }) => [page, title]));
  const found = facts.filter((fact) => matches(fact, words));
  if (version !== '') {
    const different = found.filter(({ past }) => past && version in past.differences);
    return (
      <>
        <Count count={different.length} isCut={false} />
        <VersionDifferences facts={different} isFiltered={words !== ''} {...{ version, editUrl, titles }} />
      </>
    );
  }
  if (found.length === 0) return <None query={query.trim()} />;
  return (
    <>
      <Count count={found.length} isCut={found.length > limit} />
      <FactList facts={found.slice(0, limit)} editUrl={editUrl} titles={titles} />
    </>
  );
}

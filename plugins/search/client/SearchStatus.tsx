import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Notice } from './Notice';
import type { Answered } from './useSearch';

interface SearchStatusProps {
  answered: Answered | undefined;
}

/** How many pages answer; read out when it changes. */
export function SearchStatus({ answered }: SearchStatusProps): ReactNode {
  if (!answered) {
    return (
      <Notice>
        <Translate id="search.loading" description="The index is on its way">
          正在加载搜索…
        </Translate>
      </Notice>
    );
  }
  const { total } = answered.answer;
  return (
    <Notice>
      {total === 0 ? (
        <Translate id="search.none" description="No page answers the query">
          没有找到任何结果
        </Translate>
      ) : (
        <Translate
          id="search.count"
          description="Number of pages that answer the query"
          values={{ count: total }}
        >
          {'找到 {count} 个页面'}
        </Translate>
      )}
    </Notice>
  );
}

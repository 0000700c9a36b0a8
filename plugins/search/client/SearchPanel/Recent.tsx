import clsx from 'clsx';
import { useState, type ReactNode, type Ref } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Notice } from '../Notice';
import type { OptionList, PanelHandle } from '../panelContract';
import { clearRecentSearches, readRecentSearches } from '../recentSearches';
import { useOptions } from './useOptions';
import styles from './styles.module.css';

interface RecentProps {
  handle: Ref<PanelHandle>;
  listboxId: string;
  onListChange: (list: OptionList) => void;
  onQueryChange: (query: string) => void;
}

function Hint(): ReactNode {
  return (
    <Notice>
      <Translate id="search.hint" description="Stands below an empty search box">
        输入 API 名称、报错原文，或直接提问。
      </Translate>
    </Notice>
  );
}

/** Below an empty box: what this reader has searched for before. */
export function Recent({ handle, listboxId, onListChange, onQueryChange }: RecentProps): ReactNode {
  const [searches, setSearches] = useState(readRecentSearches);
  const { active, activate, idOf } = useOptions({
    handle,
    listboxId,
    count: searches.length,
    initial: -1,
    setKey: 'recent',
    onChoose: (index) => onQueryChange(searches[index] ?? ''),
    onListChange,
  });
  if (searches.length === 0) return <Hint />;

  const label = translate({
    id: 'search.recent',
    message: '最近搜索',
    description: 'Label of the list of recent searches',
  });
  return (
    <>
      <div className={styles.recentHead}>
        <span aria-hidden="true">{label}</span>
        <button
          type="button"
          className={clsx('clean-btn', styles.clearRecent)}
          onClick={() => {
            clearRecentSearches();
            setSearches([]);
          }}
        >
          <Translate id="search.clearRecent" description="Forgets the recent searches">
            清除记录
          </Translate>
        </button>
      </div>
      <div role="listbox" id={listboxId} className={styles.list} aria-label={label}>
        {searches.map((search, index) => (
          <button
            type="button"
            key={search}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={clsx('clean-btn', styles.option, index === active && styles.active)}
            onPointerMove={index === active ? undefined : () => activate(index)}
            onClick={() => onQueryChange(search)}
          >
            {search}
          </button>
        ))}
      </div>
    </>
  );
}

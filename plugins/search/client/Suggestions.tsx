import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  onFollow?: () => void;
}

/** Ways on when a search has found nothing. */
export function Suggestions({ onFollow }: SuggestionsProps): ReactNode {
  return (
    <div className={styles.suggestions}>
      <p>
        <Translate id="search.advice" description="Stands above the links when nothing was found">
          换一个更短的词，或者只用报错里固定的部分。也可以从这里找：
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/issues" onClick={onFollow}>
            <Translate id="search.toQuestions" description="Link of the empty search">
              常见问题
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/errors" onClick={onFollow}>
            <Translate id="search.toErrors" description="Link of the empty search">
              错误信息索引
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/api" onClick={onFollow}>
            <Translate id="search.toApi" description="Link of the empty search">
              API 概览
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Delegated } from '@site/plugins/static-content/Delegated';
import type { ListedFact } from '../..';
import { FactProof } from './FactProof';
import styles from './factList.module.css';

function Sentence({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

interface FactListProps {
  facts: readonly ListedFact[];
  editUrl: string;
  /** The page that the list belongs to: its sentences are not followed by where they stand, and come first. */
  page?: string;
}

function FactItem({ fact, editUrl, page: own }: { fact: ListedFact } & Omit<FactListProps, 'facts'>) {
  const statements = [...fact.statements].sort(
    (one, other) => Number(other.page === own) - Number(one.page === own),
  );
  // The marks in the documents lead here; the build checks that they arrive.
  useBrokenLinks().collectAnchor(fact.id);
  return (
    <li id={fact.id} className={styles.fact}>
      {statements.map(({ page, sentence }, index) => (
        <p key={index}>
          <Sentence text={sentence} />
          {page !== own && (
            <>
              {' '}
              <Delegated>
                <Link to={page}>{page}</Link>
              </Delegated>
            </>
          )}
        </p>
      ))}
      <details>
        <summary>
          <Translate id="facts.proof" description="Opens the code that proves a fact">
            验证代码
          </Translate>{' '}
          <code>{fact.id}</code>
        </summary>
        <FactProof id={fact.id} />
        <Delegated>
          <Link to={editUrl + fact.file}>{fact.file}</Link>
        </Delegated>
      </details>
    </li>
  );
}

export function FactList({ facts, editUrl, page }: FactListProps): ReactNode {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <FactItem key={fact.id} fact={fact} editUrl={editUrl} page={page} />
      ))}
    </ul>
  );
}

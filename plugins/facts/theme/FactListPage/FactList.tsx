import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Delegated } from '@site/plugins/static-content/Delegated';
import type { ListedFact } from '../../factData';
import { FactProof } from './FactProof';
import styles from './factList.module.css';

/** A clause of a page stands alone here: it ends like a sentence. */
function Sentence({ text }: { text: string }): ReactNode {
  const sentence = text.replace(/[。；，：、]?$/u, '。');
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

interface FactListProps {
  facts: readonly ListedFact[];
  editUrl: string;
  /** The page that the list belongs to. */
  page?: string;
  /** Of a list over several pages: what they are called, by address. A sentence alone may not say what it is about. */
  titles?: ReadonlyMap<string, string>;
}

/** Back to where a page says it; on paper the anchor stands behind the sentence. */
function Source({ statement, own }: { statement: ListedFact['statements'][number]; own?: string }) {
  const { page, anchor } = statement;
  return (
    <Delegated>
      <Link to={`${page}#${anchor}`}>
        {page === own ? (
          <Translate
            id="facts.back"
            description="Link from a fact to its sentence in the page, and its anchor"
            values={{ anchor }}
          >
            {'回到正文（{anchor}）'}
          </Translate>
        ) : (
          page
        )}
      </Link>
    </Delegated>
  );
}

function FactItem({ fact, editUrl, page: own, titles }: { fact: ListedFact } & Omit<FactListProps, 'facts'>) {
  const [first, ...others] = fact.statements;
  // Documents lead here; the build checks that they arrive.
  useBrokenLinks().collectAnchor(fact.id);
  if (!first) return null;
  return (
    <li>
      <details id={fact.id} className={styles.fact}>
        <summary>
          <Sentence text={first.sentence} />
          {titles && <small>{titles.get(first.page) ?? first.page}</small>}
          {fact.past && (
            <small>
              <Translate
                id="facts.since"
                description="Behind a fact: the version from which on it holds"
                values={{ version: fact.past.since.version }}
              >
                {'{version} 起'}
              </Translate>
            </small>
          )}
        </summary>
        <Source statement={first} own={own} />{' '}
        <Delegated>
          <Link to={editUrl + fact.file}>
            <Translate
              id="facts.file"
              description="Link from a fact to the file of its proof, in the repository"
            >
              证明的源文件
            </Translate>
          </Link>
        </Delegated>
        {others.map((statement, index) => (
          <p key={index}>
            <Sentence text={statement.sentence} /> <Source statement={statement} own={own} />
          </p>
        ))}
        <FactProof />
      </details>
    </li>
  );
}

/** Sentences, each of which opens to the code that proves it. */
export function FactList({ facts, editUrl, page, titles }: FactListProps): ReactNode {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <FactItem key={fact.id} fact={fact} editUrl={editUrl} page={page} titles={titles} />
      ))}
    </ul>
  );
}

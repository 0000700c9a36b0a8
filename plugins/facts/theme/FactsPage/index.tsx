import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ListedFact, MutationScoreData } from '../..';
import { MutationScore } from './MutationScore';
import { useProofCode } from './useProofCode';
import styles from './styles.module.css';

interface FactsPageProps {
  data: {
    garfishVersion: string;
    editUrl: string;
    facts: ListedFact[];
    mutation: MutationScoreData;
  };
}

/** Lower-case and without spaces at the ends; what the filter compares. */
function normalize(text: string): string {
  return text.trim().toLowerCase();
}

function matches(fact: ListedFact, query: string): boolean {
  const said = fact.statements.map(({ page, sentence }) => `${page} ${sentence}`);
  const text = normalize(`${fact.id} ${said.join(' ')}`);
  return query.split(/\s+/).every((word) => text.includes(word));
}

/** A fact that several pages state is listed with the first of them. */
function groupByPage(facts: ListedFact[]): Map<string, ListedFact[]> {
  const groups = new Map<string, ListedFact[]>();
  for (const fact of facts) {
    const page = fact.statements[0]?.page ?? '/';
    groups.set(page, [...(groups.get(page) ?? []), fact]);
  }
  return groups;
}

function Sentence({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function FactItem({ fact, editUrl }: { fact: ListedFact; editUrl: string }): ReactNode {
  const proof = useProofCode(fact.id);
  // The marks in the documents lead here; the build checks that they arrive.
  useBrokenLinks().collectAnchor(fact.id);
  return (
    <li id={fact.id} className={styles.fact}>
      {fact.statements.map(({ page, sentence }, index) => (
        <p key={index}>
          <Sentence text={sentence} />
          {index > 0 && (
            <>
              {' '}
              <Link to={page}>{page}</Link>
            </>
          )}
        </p>
      ))}
      <details onToggle={proof.load}>
        <summary>
          <Translate id="facts.proof" description="Opens the code that proves a fact">
            验证代码
          </Translate>{' '}
          <code>{fact.id}</code>
        </summary>
        {proof.code}
        <Link to={editUrl + fact.file}>{fact.file}</Link>
      </details>
    </li>
  );
}

function FactList({ facts, editUrl }: { facts: ListedFact[]; editUrl: string }): ReactNode {
  return [...groupByPage(facts)].map(([page, group]) => (
    <section key={page} className={styles.group}>
      <Heading as="h3" id={`page-${page.slice(1).replaceAll('/', '-')}`}>
        <Link to={page}>{page}</Link>
      </Heading>
      <ul className={styles.facts}>
        {group.map((fact) => (
          <FactItem key={fact.id} fact={fact} editUrl={editUrl} />
        ))}
      </ul>
    </section>
  ));
}

/** What is typed before React has started stands in the field already. */
function Filter({ query }: { query: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const filterBy = useCallback(
    (text: string) => {
      const search = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
      history.replace({ ...history.location, search, hash: '' });
    },
    [history],
  );
  useEffect(() => {
    const typed = field.current?.defaultValue === '' ? field.current.value : '';
    if (typed !== '') filterBy(typed);
  }, [filterBy]);
  const label = translate({
    id: 'facts.filter',
    message: '按文字、页面或 id 筛选',
    description: 'Label of the filter of facts',
  });
  return (
    <input
      ref={field}
      type="search"
      className={styles.filter}
      placeholder={label}
      aria-label={label}
      value={query}
      onChange={(event) => filterBy(event.target.value)}
    />
  );
}

/** Every executable fact, by page. The filter stands in the URL, so a filtered list can be shared. */
export default function FactsPage({ data }: FactsPageProps): ReactNode {
  const { garfishVersion, editUrl, facts, mutation } = data;
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const shown = facts.filter((fact) => matches(fact, normalize(query)));

  const title = translate({
    id: 'facts.title',
    message: '已验证的事实',
    description: 'Title of the page of facts',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'facts.description',
        message: '本站关于 Garfish 行为的每一条陈述，以及在浏览器里运行已安装的包来证明它的代码。',
        description: 'Description of the page of facts',
      })}
    >
      <main className="container margin-vert--lg">
        <article>
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate
              id="facts.introduction"
              description="First paragraph of the page of facts"
              values={{ count: facts.length, version: garfishVersion }}
            >
              {
                '这里的 {count} 条陈述，每次测试都在 Chromium 里对着 garfish {version} 运行一遍。不再成立的那一条会让测试失败，并指出所在的页面。'
              }
            </Translate>
          </p>
          <MutationScore {...mutation} />
          <Heading as="h2" id="list">
            <Translate id="facts.list" description="Heading of the list of facts">
              全部事实
            </Translate>
          </Heading>
          <Filter query={query} />
          <p role="status">
            <Translate
              id="facts.shown"
              description="Number of facts that match the filter"
              values={{ count: shown.length }}
            >
              {'共 {count} 条'}
            </Translate>
          </p>
          <FactList facts={shown} editUrl={editUrl} />
        </article>
      </main>
    </Layout>
  );
}

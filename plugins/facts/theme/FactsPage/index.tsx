import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ListedFact } from '../..';
import styles from './styles.module.css';

interface FactsPageProps {
  data: { garfishVersion: string; facts: ListedFact[] };
}

/** Lower-case and without spaces at the ends; what the filter compares. */
function normalize(text: string): string {
  return text.trim().toLowerCase();
}

function matches(fact: ListedFact, query: string): boolean {
  const text = normalize(`${fact.id} ${fact.page} ${fact.sentence}`);
  return query.split(/\s+/).every((word) => text.includes(word));
}

function groupByPage(facts: ListedFact[]): Map<string, ListedFact[]> {
  const groups = new Map<string, ListedFact[]>();
  for (const fact of facts) groups.set(fact.page, [...(groups.get(fact.page) ?? []), fact]);
  return groups;
}

function Sentence({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function FactItem({ fact }: { fact: ListedFact }): ReactNode {
  const [open, setOpen] = useState(false);
  // The marks in the documents lead here; the build checks that they arrive.
  useBrokenLinks().collectAnchor(fact.id);
  return (
    <li id={fact.id} className={styles.fact}>
      <p>
        <Sentence text={fact.sentence} />
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Translate id="facts.proof" description="Opens the code that proves a fact">
            验证代码
          </Translate>{' '}
          <code>{fact.id}</code>
        </summary>
        {open ? (
          <CodeBlock language="ts">{fact.source}</CodeBlock>
        ) : (
          <pre className={styles.source}>{fact.source}</pre>
        )}
      </details>
    </li>
  );
}

function FactList({ facts }: { facts: ListedFact[] }): ReactNode {
  return [...groupByPage(facts)].map(([page, group]) => (
    <section key={page} className={styles.group}>
      <Heading as="h2" id={`page-${page.slice(1).replaceAll('/', '-')}`}>
        <Link to={page}>{page}</Link>
      </Heading>
      <ul className={styles.facts}>
        {group.map((fact) => (
          <FactItem key={fact.id} fact={fact} />
        ))}
      </ul>
    </section>
  ));
}

/** Every executable fact, by page. The filter stands in the URL, so a filtered list can be shared. */
export default function FactsPage({ data }: FactsPageProps): ReactNode {
  const { garfishVersion, facts } = data;
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const shown = facts.filter((fact) => matches(fact, normalize(query)));

  const title = translate({
    id: 'facts.title',
    message: '已验证的事实',
    description: 'Title of the page of facts',
  });
  const filterLabel = translate({
    id: 'facts.filter',
    message: '按文字、页面或 id 筛选',
    description: 'Label of the filter of facts',
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
          <input
            type="search"
            className={styles.filter}
            placeholder={filterLabel}
            aria-label={filterLabel}
            value={query}
            onChange={(event) => {
              const search = event.target.value ? `?q=${encodeURIComponent(event.target.value)}` : '';
              history.replace({ ...location, search, hash: '' });
            }}
          />
          <p role="status">
            <Translate
              id="facts.shown"
              description="Number of facts that match the filter"
              values={{ count: shown.length }}
            >
              {'共 {count} 条'}
            </Translate>
          </p>
          <FactList facts={shown} />
        </article>
      </main>
    </Layout>
  );
}

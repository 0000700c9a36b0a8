import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ComparedVersion, FactualPage, MutationScoreData } from '../../factData';
import { Filter } from './Filter';
import { FoundFacts } from './FoundFacts';
import { HowToRun } from './HowToRun';
import { PageList } from '../FactListPage/PageList';
import panes from '../FactListPage/panes.module.css';
import { MutationScore } from './MutationScore';
import { VersionSelect } from './VersionSelect';
import { useQuery } from './useQuery';

interface FactsPageProps {
  data: {
    garfishVersion: string;
    editUrl: string;
    /** Of all facts. */
    count: number;
    pages: FactualPage[];
    /** How many pages are not among them. */
    unlisted: number;
    /** Older ones, the newest first. */
    versions: ComparedVersion[];
    mutation: MutationScoreData;
  };
}

/** An address may ask for a version that was not recorded. */
function UnknownVersion({ version, versions }: { version: string; versions: readonly ComparedVersion[] }) {
  return (
    <p role="status">
      <Translate
        id="facts.version.unknown"
        description="Shown when the address names a version that cannot be compared with"
        values={{ version, versions: versions.map((each) => each.version).join('、') }}
      >
        {'没有与 garfish {version} 的比较。记录过的版本是 {versions}。'}
      </Translate>
    </p>
  );
}

/**
 * How many executable facts the site has, and where they are listed. The filter, over those of all pages, and the older
 * version to compare with stand in the URL, so a list can be shared.
 */
export default function FactsPage({ data }: FactsPageProps): ReactNode {
  const { garfishVersion, editUrl, count, pages, unlisted, versions, mutation } = data;
  const [query, setQuery] = useQuery('q');
  const [version, setVersion] = useQuery('version');
  const isUnknown = version !== '' && !versions.some((each) => each.version === version);
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
        <div className={panes.panes}>
          <article>
            <Heading as="h1">{title}</Heading>
            <p>
              <Translate
                id="facts.introduction"
                description="First paragraph of the page of facts"
                values={{ count, version: garfishVersion }}
              >
                {
                  '这里的 {count} 条陈述，每次测试都在 Chromium 里对着 garfish {version} 运行一遍。不再成立的那一条会让测试失败，并指出所在的页面。'
                }
              </Translate>
            </p>
            <HowToRun />
            <Filter query={query} onChange={setQuery} />
            <VersionSelect versions={versions} version={version} onChange={setVersion} />
            {isUnknown && <UnknownVersion version={version} versions={versions} />}
            {!isUnknown && (query !== '' || version !== '') && (
              <FoundFacts query={query} version={version} editUrl={editUrl} pages={pages} />
            )}
          </article>
          <PageList pages={pages} unlisted={unlisted} />
          <MutationScore {...mutation} />
        </div>
      </main>
    </Layout>
  );
}

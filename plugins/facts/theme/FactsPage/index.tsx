import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { FactualPage, MutationScoreData } from '../..';
import { Filter } from './Filter';
import { FoundFacts } from './FoundFacts';
import { HowToRun } from './HowToRun';
import { PageList } from '../FactListPage/PageList';
import panes from '../FactListPage/panes.module.css';
import { MutationScore } from './MutationScore';

interface FactsPageProps {
  data: {
    garfishVersion: string;
    editUrl: string;
    /** Of all facts. */
    count: number;
    pages: FactualPage[];
    mutation: MutationScoreData;
  };
}

/**
 * How many executable facts the site has, and where they are listed. The filter, over those of all pages, stands in the
 * URL, so a filtered list can be shared.
 */
export default function FactsPage({ data }: FactsPageProps): ReactNode {
  const { garfishVersion, editUrl, count, pages, mutation } = data;
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(location.search).get('q') ?? '') : '';
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
            <Filter query={query} />
            {query !== '' && <FoundFacts query={query} editUrl={editUrl} />}
            <MutationScore {...mutation} />
          </article>
          <PageList pages={pages} />
        </div>
      </main>
    </Layout>
  );
}

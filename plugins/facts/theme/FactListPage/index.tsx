import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { StaticPart } from '@site/plugins/static-content/StaticPart';
import type { FactualPage, ListedFact } from '../../factData';
import { FactList } from './FactList';
import { PageList } from './PageList';
import styles from './factList.module.css';
import panes from './panes.module.css';

interface FactListPageProps {
  /** Browsers get `page` of it; the rest stands in the page. */
  content: {
    garfishVersion: string;
    editUrl: string;
    page: FactualPage;
    /** Those around it that have a list, too. */
    pages: FactualPage[];
    facts: ListedFact[];
  };
}

/** The executable facts that one page states. */
export default function FactListPage({ content }: FactListPageProps): ReactNode {
  const { garfishVersion, editUrl, page, pages, facts } = content;
  const title = translate(
    {
      id: 'facts.listTitle',
      message: '已验证的事实：{page}',
      description: 'Title of the facts of one page; {page} is the title of the page',
    },
    { page: page.title },
  );
  return (
    <Layout
      title={title}
      description={translate(
        {
          id: 'facts.listDescription',
          message: '《{page}》一页关于 Garfish 行为的每一条陈述，以及证明它的代码。',
          description: 'Description of the facts of one page',
        },
        { page: page.title },
      )}
    >
      <main className="container margin-vert--lg">
        <StaticPart path={page.list} data={{ page }}>
          <div className={panes.panes}>
            <article>
              <Heading as="h1">{title}</Heading>
              <p className={styles.introduction}>
                <Translate
                  id="facts.listIntroduction"
                  description="First paragraph of the facts of one page"
                  values={{
                    page: (
                      <Delegated>
                        <Link to={page.page}>{page.title}</Link>
                      </Delegated>
                    ),
                    count: page.count,
                    version: garfishVersion,
                    all: (
                      <Delegated>
                        <Link to="/facts">
                          <Translate id="facts.all" description="Link to the facts of all pages">
                            全部事实
                          </Translate>
                        </Link>
                      </Delegated>
                    ),
                  }}
                >
                  {
                    '《{page}》里的 {count} 条陈述，每次测试都在 Chromium 里对着 garfish {version} 运行一遍。其他页面的见{all}。'
                  }
                </Translate>
              </p>
              <FactList facts={facts} editUrl={editUrl} page={page.page} />
            </article>
            <PageList pages={pages} current={page.page} />
          </div>
        </StaticPart>
      </main>
    </Layout>
  );
}

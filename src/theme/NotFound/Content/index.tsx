// Wrap. Change: the page's title, which upstream does not set below the docs' base path (`/` here), the pages nearest to the address, ways on, and React at once.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';
import { NearestPages } from '@site/plugins/search/client/NearestPages';
import styles from './styles.module.css';

export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: '找不到页面' })} />
      <Head>
        {/* The address may be another page's, with `.html` at its end. */}
        <meta name="application-start" content="now" />
      </Head>
      <NotFoundContent {...props} />
      <NearestPages />
      <nav
        className={styles.waysOn}
        aria-label={translate({
          id: 'notFound.waysOn',
          message: '接下来可以去',
          description: 'ARIA label of the links on the not-found page',
        })}
      >
        <Link to="/guide">
          <Translate id="notFound.guide" description="Link on the not-found page">
            从指南开始
          </Translate>
        </Link>
        <Link to="/api">
          <Translate id="notFound.api" description="Link on the not-found page">
            查 API
          </Translate>
        </Link>
        <Link to="/issues">
          <Translate id="notFound.issues" description="Link on the not-found page">
            看常见问题
          </Translate>
        </Link>
      </nav>
    </>
  );
}

// Eject of 3.10.2. Change: the page's title, which upstream does not set below the docs' base path (`/` here), the pages nearest to the address, ways on, and React at once.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { NearestPages } from '@site/plugins/search/client/NearestPages';
import styles from './styles.module.css';

function WaysOn(): ReactNode {
  return (
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
  );
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} />
      <Head>
        {/* The address may be another page's, with `.html` at its end. */}
        <meta name="application-start" content="now" />
      </Head>
      <div className={styles.text}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        <p>
          <Translate id="theme.NotFound.p2">
            Please contact the owner of the site that linked you to the original URL and let them know their
            link is broken.
          </Translate>
        </p>
        <NearestPages />
        <WaysOn />
      </div>
    </main>
  );
}

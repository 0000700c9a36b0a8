// Eject of 3.10.2. Change: beside where a document stands, search engines are told that it is one, and from when.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBreadcrumbsStructuredData, useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const place = useBreadcrumbsStructuredData({ breadcrumbs });
  const { title, lastUpdatedAt } = useDoc().metadata;
  const article = {
    '@context': place['@context'],
    '@type': 'TechArticle',
    headline: title,
    dateModified:
      typeof lastUpdatedAt === 'number' ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined,
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify([article, place])}</script>
    </Head>
  );
}

import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What search engines are told of the site, and of the package that it is about: https://schema.org */
export function SiteData(): ReactNode {
  const { title, url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: title, url: url + baseUrl },
      {
        '@type': 'SoftwareSourceCode',
        name: 'garfish',
        version: customFields?.['garfishVersion'],
        codeRepository: customFields?.['repositoryUrl'],
      },
    ],
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

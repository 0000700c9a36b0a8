// Eject of 3.10.2. Change: every page names its own card and its Markdown; nothing is said of other languages, and what is the same on every page stands in the configuration.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardAddress, markdownAddress } from '@site/plugins/page-copies/addresses';
import { pageAddress } from '@site/plugins/offline/siteManifest';

/** The address that the page for what is not found is written under: it has no copies. */
const notFound = '404';

export default function SiteMetadata(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const page = pageAddress(useLocation().pathname.slice(baseUrl.length));
  const home = url + baseUrl;
  return (
    <Head>
      <meta property="og:url" content={home + page} />
      <link rel="canonical" href={home + page} />
      {page !== notFound && <meta property="og:image" content={home + cardAddress(page)} />}
      {page !== notFound && (
        <link rel="alternate" type="text/markdown" href={baseUrl + markdownAddress(page)} />
      )}
      {useThemeConfig().metadata.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
    </Head>
  );
}

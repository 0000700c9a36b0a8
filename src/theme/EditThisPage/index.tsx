// Wrap. Change: beside it stands the page as Markdown; src/readingScript adds a button that copies it.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import { markdownAddress } from '@site/plugins/page-copies/addresses';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { baseUrl } = siteConfig;
  return (
    <>
      <EditThisPage {...props} />{' '}
      <a href={baseUrl + markdownAddress(pathname.slice(baseUrl.length))} type="text/markdown">
        <Translate id="theme.common.viewMarkdown" description="Link to the text of the page as Markdown">
          查看 Markdown
        </Translate>
      </a>
    </>
  );
}

// Wrap. Change: the page's title; upstream sets none for an unknown path below the docs' base path, which is `/` here.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';

export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: '找不到页面' })} />
      <NotFoundContent {...props} />
    </>
  );
}

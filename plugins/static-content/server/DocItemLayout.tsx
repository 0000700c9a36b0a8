import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import { documentData } from '../writtenPaths';
import { MarkedBody } from './MarkedBody';

/** A document with what stands around its text: breadcrumbs, table of contents, links to the next one. */
export default function DocItemLayout(props: Props): ReactNode {
  const doc = useDoc();
  return (
    <MarkedBody path={doc.metadata.permalink} data={doc} left={documentData}>
      <Layout {...props} />
    </MarkedBody>
  );
}

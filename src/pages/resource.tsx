import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import OfflineLibrary from '@site/plugins/offline/client/library';
import { LinkList } from '@site/src/components/LinkList';
import { resources, type Resource } from '@site/src/data/resources';

function itemsOf(group: Resource['group']) {
  return resources.filter((resource) => resource.group === group);
}

export default function ResourcePage(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <Layout title="资源" description="Garfish 的源码、发布包与值得一读的文章。">
      <main className="container margin-vert--lg">
        <article>
          <Heading as="h1">资源</Heading>
          <p>
            文章写于不同版本。与本站说法不一致时以本站为准，本站写的是 garfish{' '}
            {String(customFields?.['garfishVersion'])}。
          </p>
          <LinkList id="source" heading="源码与发布" items={itemsOf('source')} />
          <LinkList id="article" heading="文章" items={itemsOf('article')} />
          <OfflineLibrary />
        </article>
      </main>
    </Layout>
  );
}

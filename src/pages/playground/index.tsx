import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { draftsKey } from '@site/src/components/Playground/program/draftsKey';
import { StaticPart } from '@site/plugins/static-content/StaticPart';
import { PlaygroundBody } from './_components/PlaygroundBody';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="演练场"
      description="在浏览器里写主应用的代码，用发布的 garfish 加载真实的子应用，看控制台输出与每一个生命周期钩子。"
      noFooter
    >
      <Head>
        <meta name="application-start" content={draftsKey} />
      </Head>
      <main>
        <StaticPart path={useBaseUrl('/playground')}>
          <PlaygroundBody />
        </StaticPart>
      </main>
    </Layout>
  );
}

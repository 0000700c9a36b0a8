import { useEffect, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import { PlaygroundPlaceholder } from './_components/PlaygroundPlaceholder';

async function downloadPlayground() {
  const { Playground } = await import(/* webpackChunkName: "playground" */ '@site/src/components/Playground');
  return Playground;
}

function LazyPlayground(): ReactNode {
  const { Component: Playground, hasFailed, load } = useLazyComponent(downloadPlayground);
  useEffect(load, [load]);
  if (Playground) return <Playground />;
  return (
    <PlaygroundPlaceholder>{hasFailed && <LoadFailure part="演练场" onRetry={load} />}</PlaygroundPlaceholder>
  );
}

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="演练场"
      description="在浏览器里写主应用的代码，用发布的 garfish 加载真实的子应用，看控制台输出与每一个生命周期钩子。"
      noFooter
    >
      <Head>
        <meta name="application-start" content="loaded" />
      </Head>
      <BrowserOnly fallback={<PlaygroundPlaceholder />}>{() => <LazyPlayground />}</BrowserOnly>
    </Layout>
  );
}

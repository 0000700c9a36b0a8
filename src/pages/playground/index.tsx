import { lazy, Suspense, type ReactNode } from 'react';
import Layout from '@theme/Layout';
import BrowserOnly from '@docusaurus/BrowserOnly';
import { PlaygroundPlaceholder } from './_components/PlaygroundPlaceholder';

const Playground = lazy(() => import(/* webpackChunkName: "playground" */ '@site/src/components/Playground'));

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="演练场"
      description="在浏览器里写主应用的代码，用发布的 garfish 加载真实的子应用，看控制台输出与每一个生命周期钩子。"
    >
      <BrowserOnly fallback={<PlaygroundPlaceholder />}>
        {() => (
          <Suspense fallback={<PlaygroundPlaceholder />}>
            <Playground />
          </Suspense>
        )}
      </BrowserOnly>
    </Layout>
  );
}

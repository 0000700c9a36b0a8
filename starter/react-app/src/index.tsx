import { createStandIn } from '@garfish-starter/contract';
import { provider } from './provider';

// UMD 产物的导出，Garfish 从这里取得 provider
export { provider };

// 单独打开时自己渲染。要读它的值，不能写 '__GARFISH__' in window
if (!window.__GARFISH__) {
  provider.render({
    appName: 'react-app',
    dom: document.body,
    basename: '/',
    appRenderInfo: { isMount: true },
    props: createStandIn(),
  });
}

import type { Provider, RenderInfo } from '@garfish-starter/contract';
import { Activity } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';

let root: Root | undefined;
let mounted: Pick<RenderInfo, 'basename' | 'props'> | undefined;

/** 离开时隐藏，不卸载：组件的状态保留，副作用停下。 */
function show(mode: 'visible' | 'hidden') {
  // 同步提交：路由的监听必须在 Garfish 派发下一次 popstate 之前停下
  flushSync(() => {
    root?.render(
      <Activity mode={mode}>{mounted && <App basename={mounted.basename} host={mounted.props} />}</Activity>,
    );
  });
}

export const provider: Provider = {
  render({ dom, basename, appRenderInfo, props }) {
    if (appRenderInfo.isMount) {
      // 只在 dom 里查找，不要用 document.querySelector
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      mounted = { basename, props };
      root = createRoot(container);
      show('visible');
      return;
    }
    show('visible');
    // 隐藏期间路由没有监听地址，回来时让它读一次；带 garfish 标记的事件 Garfish 自己会忽略
    const event = new PopStateEvent('popstate', { state: history.state });
    window.dispatchEvent(Object.assign(event, { garfish: true }));
  },
  destroy({ appRenderInfo }) {
    if (!appRenderInfo.isUnmount) {
      show('hidden');
      return;
    }
    root?.unmount();
    root = undefined;
    mounted = undefined;
  },
};

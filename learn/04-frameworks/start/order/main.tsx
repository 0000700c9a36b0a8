import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';

interface RenderInfo {
  dom: Element;
}

let root: Root | undefined;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      root = createRoot(container);
      root.render(<App />);
    },
    destroy() {
      root?.unmount();
    },
  };
}

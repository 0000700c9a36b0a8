import type { Files } from '../program/program';
import { cardCss, entryHtml } from './parts';

const main = `import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';

interface RenderInfo {
  dom: Element;
  basename?: string;
}

let root: Root | undefined;

export function provider() {
  return {
    render({ dom, basename = '/' }: RenderInfo) {
      // 只在 dom 里查找，不要用 document.querySelector
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      root = createRoot(container);
      root.render(<App basename={basename} />);
    },
    destroy() {
      root?.unmount();
      root = undefined;
    },
  };
}
`;

/** React 19, as the quick start sets it up. */
export function reactFiles(name: string): Files {
  return {
    'index.html': entryHtml(name, 'main.tsx'),
    'main.tsx': main,
    'App.tsx': `import { useState } from 'react';

export function App({ basename }: { basename: string }) {
  const [count, setCount] = useState(0);
  return (
    <section className="${name}">
      <h2>React 子应用 ${name}</h2>
      <p>
        基础路径：<code>{basename}</code>
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}
`,
    'style.css': cardCss(name, '#149eca'),
  };
}

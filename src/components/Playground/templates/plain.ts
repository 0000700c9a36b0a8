import type { Files } from '../program/program';
import { cardCss, entryHtml } from './parts';

const main = `import { createCard } from './card';

interface RenderInfo {
  dom: Element;
  basename?: string;
}

export function provider() {
  return {
    render({ dom, basename = '/' }: RenderInfo) {
      // 只在 dom 里查找，不要用 document.querySelector
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      container.replaceChildren(createCard(basename));
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}
`;

/** No framework: a few operations on the DOM. */
export function plainFiles(name: string): Files {
  return {
    'index.html': entryHtml(name, 'main.ts'),
    'main.ts': main,
    'card.ts': `export function createCard(basename: string) {
  const card = document.createElement('section');
  card.className = '${name}';
  card.innerHTML = '<h2>不用框架的子应用 ${name}</h2><p>基础路径：<code></code></p>';
  card.querySelector('code')?.append(basename);

  const button = document.createElement('button');
  let count = 0;
  const show = () => (button.textContent = \`点击 \${count} 次\`);
  button.addEventListener('click', () => {
    count += 1;
    show();
  });
  show();
  card.append(button);
  return card;
}
`,
    'style.css': cardCss(name, '#e0a400'),
  };
}

import type { Files } from '../program/program';
import { cardCss, entryHtml } from '../templates/parts';

const main = `import Garfish from 'garfish';

interface RenderInfo {
  dom: Element;
  props?: { innerEntry?: string };
}

let inner: Awaited<ReturnType<typeof Garfish.loadApp>> = null;

export function provider() {
  return {
    async render({ dom, props }: RenderInfo) {
      // 只在 dom 里查找，不要用 document.querySelector
      const container = dom.querySelector('#root');
      if (!container) throw new Error('入口 HTML 里没有 #root');
      const card = document.createElement('section');
      card.className = 'nested';
      card.innerHTML = '<h2>外层子应用</h2>';
      const place = document.createElement('div');
      card.append(place);
      container.replaceChildren(card);

      if (!props?.innerEntry) return;
      inner = await Garfish.loadApp('inner', {
        entry: props.innerEntry,
        domGetter: () => place,
        cache: false,
      });
      await inner?.mount();
    },
    destroy({ dom }: RenderInfo) {
      inner?.unmount();
      inner = null;
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}
`;

/** A small sub-app that loads the one whose entry it is given, as the ready-made `nested` does; by path. */
export function nestedFiles(): Files {
  return {
    'nested/index.html': entryHtml('nested', 'main.ts'),
    'nested/main.ts': main,
    'nested/style.css': cardCss('nested', '#d9730d'),
  };
}

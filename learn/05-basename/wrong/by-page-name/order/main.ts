interface RenderInfo {
  dom: Element;
  basename: string;
}

const pages: Readonly<Record<string, string>> = { '/list': '订单列表', '/detail': '订单详情' };

export function provider() {
  let stop = (): void => undefined;
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (!root) return;
      root.innerHTML =
        '<h2></h2><button data-page="/list">列表</button> <button data-page="/detail">详情</button>';

      const base = '/shop/cn';
      const show = (): void => {
        const path = location.pathname.endsWith('/detail') ? '/detail' : '/list';
        root.querySelector('h2')!.textContent = pages[path] ?? `没有 ${path} 这一页`;
      };
      root.addEventListener('click', (event) => {
        const path = event.target instanceof HTMLElement ? event.target.dataset.page : undefined;
        if (path === undefined) return;
        history.pushState(null, '', base + path);
        show();
      });
      window.addEventListener('popstate', show);
      stop = () => window.removeEventListener('popstate', show);
      show();
    },
    destroy({ dom }: RenderInfo) {
      stop();
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

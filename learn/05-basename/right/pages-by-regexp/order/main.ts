interface RenderInfo {
  dom: Element;
  basename: string;
}

const pages: Readonly<Record<string, string>> = { '/list': '订单列表', '/detail': '订单详情' };

export function provider() {
  let stop = (): void => undefined;
  return {
    render({ dom, basename }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (!root) return;
      root.innerHTML =
        '<h2></h2><button data-page="/list">列表</button> <button data-page="/detail">详情</button>';

      const show = (): void => {
        const [, page = 'list'] = location.pathname.slice(basename.length).split('/');
        root.querySelector('h2')!.textContent = pages[`/${page}`] ?? `没有 /${page} 这一页`;
      };
      root.addEventListener('click', (event) => {
        const path = event.target instanceof HTMLElement ? event.target.dataset.page : undefined;
        if (path === undefined) return;
        history.pushState(null, '', new URL(basename + path, location.origin).pathname);
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

interface RenderInfo {
  dom: Element;
}

export function provider() {
  let detail: { mount: () => Promise<boolean>; unmount: () => boolean } | null = null;
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><div class="place"></div>';
      window.Garfish.loadApp('detail', {
        entry: 'https://detail.example.com/index.html',
        domGetter: () => root?.querySelector('.place') ?? null,
      }).then((app) => {
        detail = app;
        return app?.mount();
      });
    },
    destroy({ dom }: RenderInfo) {
      detail?.unmount();
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

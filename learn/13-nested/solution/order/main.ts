interface RenderInfo {
  dom: Element;
}

export function provider() {
  let detail: { mount: () => Promise<boolean>; unmount: () => boolean } | null = null;
  return {
    async render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><div class="place"></div>';
      detail = await window.Garfish.loadApp('detail', {
        entry: 'https://detail.example.com/',
        domGetter: () => dom.querySelector('.place'),
        cache: false,
      });
      // 物流来之前订单已经离开：不再挂载
      if (!dom.isConnected) return;
      await detail?.mount();
    },
    destroy({ dom }: RenderInfo) {
      detail?.unmount();
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

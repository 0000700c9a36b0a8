interface RenderInfo {
  dom: Element;
}

export function provider() {
  let logistics: { mount: () => Promise<boolean>; unmount: () => boolean } | null = null;
  return {
    async render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><div class="place"></div>';
      logistics = await window.Garfish.loadApp('logistics', {
        entry: 'https://detail.example.com/',
        domGetter: () => dom.querySelector('.place'),
      });
      await logistics?.mount();
    },
    destroy({ dom }: RenderInfo) {
      logistics?.unmount();
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

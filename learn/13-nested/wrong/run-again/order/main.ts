interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><div class="place"></div>';
      window.Garfish.run({
        apps: [
          {
            name: 'detail',
            activeWhen: '/order',
            entry: 'https://detail.example.com/',
            domGetter: () => dom.querySelector('.place'),
          },
        ],
      });
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

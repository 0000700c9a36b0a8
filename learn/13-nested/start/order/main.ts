interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><div class="place"></div>';
      // 在 .place 里加载物流：https://detail.example.com/
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) {
        root.innerHTML = '<h2>订单列表</h2><div class="place"><h2>物流详情</h2><p>已到达上海</p></div>';
      }
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

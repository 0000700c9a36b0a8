interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      // 订单自己用的全局变量
      Reflect.set(window, 'courseOrder', 3);
      const root = dom.querySelector('#root');
      Reflect.deleteProperty(window, 'courseOrder');
      if (root) root.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

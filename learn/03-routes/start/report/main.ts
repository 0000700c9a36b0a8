interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>本月报表</h2><p>收入 1280 元</p>';
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

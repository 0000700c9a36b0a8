interface RenderInfo {
  dom: Element;
}

export async function provider() {
  // 订单要先取数据，每次用的时间不同
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 100));
  return {
    render({ dom }: RenderInfo) {
      console.log('订单渲染了');
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

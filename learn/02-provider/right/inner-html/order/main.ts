export function provider({ dom }: { dom: Element }) {
  const root = dom.querySelector('#root')!;
  return {
    render: () => {
      root.innerHTML = '<section><h2>订单列表</h2><p>共 3 笔订单</p></section>';
    },
    destroy: () => {
      root.innerHTML = '';
    },
  };
}

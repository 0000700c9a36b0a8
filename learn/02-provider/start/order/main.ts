function createList(): HTMLElement {
  const list = document.createElement('section');
  list.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
  return list;
}

// 单独打开时，这一行就够了。改成导出 provider：由主应用决定何时渲染、何时收拾
document.querySelector('#root')?.append(createList());

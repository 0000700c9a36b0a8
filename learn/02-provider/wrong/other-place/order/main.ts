function createList(): HTMLElement {
  const list = document.createElement('section');
  list.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
  return list;
}

export function provider() {
  return {
    render() {
      document.querySelector('#subapp')?.append(createList());
    },
    destroy() {
      document.querySelector('#subapp')?.replaceChildren();
    },
  };
}

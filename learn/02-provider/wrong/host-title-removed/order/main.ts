interface RenderInfo {
  dom: Element;
}

function createList(): HTMLElement {
  const list = document.createElement('section');
  list.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
  return list;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      document.querySelector('h1')?.remove();
      dom.querySelector('#root')?.append(createList());
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

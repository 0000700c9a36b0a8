interface RenderInfo {
  dom: Element;
}

function createList(): HTMLElement {
  const list = document.createElement('section');
  list.innerHTML = '<h2>订单列表</h2><p>共 3 笔订单</p>';
  return list;
}

let list: HTMLElement | undefined;

const render = async ({ dom }: RenderInfo): Promise<void> => {
  list = createList();
  dom.append(list);
};
const destroy = (): void => list?.remove();

export const provider = () => ({ render, destroy });

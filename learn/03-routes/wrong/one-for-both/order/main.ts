interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      const show = (): void => {
        const title = location.pathname === '/report' ? '本月报表' : '订单列表';
        if (root) root.innerHTML = `<h2>${title}</h2>`;
      };
      show();
      setInterval(show, 50);
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<h2>管理后台</h2><p>没有权限的人不该看到</p>';
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

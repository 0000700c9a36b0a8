interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean; isUnmount?: boolean };
}

function createForm(): HTMLElement {
  const form = document.createElement('section');
  form.innerHTML = '<h2>订单备注</h2><textarea aria-label="备注"></textarea>';
  return form;
}

export function provider() {
  return {
    render({ dom, appRenderInfo }: RenderInfo) {
      // 从隐藏恢复显示时，容器里的内容还在
      if (!appRenderInfo.isMount) return;
      dom.querySelector('#root')?.append(createForm());
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

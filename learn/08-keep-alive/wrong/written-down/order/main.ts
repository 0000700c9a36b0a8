interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean; isUnmount?: boolean };
}

function createForm(): HTMLElement {
  const form = document.createElement('section');
  form.innerHTML = '<h2>订单备注</h2><textarea aria-label="备注">周五前送到</textarea>';
  return form;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      dom.querySelector('#root')?.append(createForm());
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean; isUnmount?: boolean };
}

function createForm(): HTMLElement {
  const form = document.createElement('section');
  form.innerHTML = '<h2>订单备注</h2><textarea aria-label="备注"></textarea>';
  return form;
}

let hasLeft = false;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      if (!hasLeft) dom.querySelector('#root')?.append(createForm());
    },
    destroy({ dom }: RenderInfo) {
      if (hasLeft) dom.querySelector('#root')?.replaceChildren();
      hasLeft = true;
    },
  };
}

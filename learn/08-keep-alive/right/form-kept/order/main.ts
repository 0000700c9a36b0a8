interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean; isUnmount?: boolean };
}

function createForm(): HTMLElement {
  const form = document.createElement('section');
  form.innerHTML = '<h2>订单备注</h2><textarea aria-label="备注"></textarea>';
  return form;
}

let form: HTMLElement | undefined;

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      form ??= createForm();
      dom.querySelector('#root')?.append(form);
    },
    destroy({ appRenderInfo }: RenderInfo) {
      form?.remove();
      if (appRenderInfo.isUnmount) form = undefined;
    },
  };
}

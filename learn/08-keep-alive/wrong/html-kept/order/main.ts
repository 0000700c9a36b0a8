interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean; isUnmount?: boolean };
}

function createForm(): HTMLElement {
  const form = document.createElement('section');
  form.innerHTML = '<h2>订单备注</h2><textarea aria-label="备注"></textarea>';
  return form;
}

let kept = '';

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root')!;
      if (kept === '') root.append(createForm());
      else root.innerHTML = kept;
    },
    destroy({ dom }: RenderInfo) {
      const root = dom.querySelector('#root')!;
      kept = root.innerHTML;
      root.replaceChildren();
    },
  };
}

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
    render: async ({ dom, appRenderInfo: { isMount } }: RenderInfo) => {
      const root = dom.querySelector('#root')!;
      if (isMount || !root.hasChildNodes()) root.replaceChildren(createForm());
    },
    destroy: ({ dom, appRenderInfo }: RenderInfo) => {
      if (appRenderInfo.isUnmount) dom.querySelector('#root')!.innerHTML = '';
    },
  };
}

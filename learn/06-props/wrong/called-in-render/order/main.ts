interface Props {
  user?: string;
  pay?: () => void;
}

interface RenderInfo {
  dom: Element;
  props: Props;
}

export function provider() {
  return {
    render({ dom, props }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (!root) return;
      const { user, pay } = props;
      pay?.();
      root.innerHTML = '<h2></h2><button type="button">付款</button>';
      root.querySelector('h2')!.textContent = `${user ?? '游客'}的订单`;
      root.querySelector('button')!.addEventListener('click', () => pay?.());
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

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
      const { pay } = props;
      root.innerHTML = '<h2></h2><button type="button">付款</button>';
      root.querySelector('h2')!.textContent = `小明的订单`;
      root.querySelector('button')!.addEventListener('click', () => pay?.());
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

interface Props {
  customer: { name: string };
  onPay: () => void;
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
      const { customer, onPay } = props;
      root.innerHTML = '<h2></h2><button type="button">付款</button>';
      root.querySelector('h2')!.textContent = `${customer.name}的订单`;
      root.querySelector('button')!.addEventListener('click', onPay);
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

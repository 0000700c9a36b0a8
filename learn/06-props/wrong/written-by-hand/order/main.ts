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
      const { user } = props;
      root.innerHTML = '<h2></h2><button type="button">付款</button>';
      root.querySelector('h2')!.textContent = `${user ?? '游客'}的订单`;
      root.querySelector('button')!.addEventListener('click', () => {
        document.querySelector('#paid')!.textContent = '主应用：已付款 1 笔';
      });
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

interface RenderInfo {
  dom: Element;
}

export function provider() {
  let refreshed = 0;
  let heading: Element | null = null;
  const onRefresh = (): void => {
    refreshed += 1;
    if (heading) heading.textContent = `刷新了 ${refreshed} 次`;
  };
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (!root) return;
      root.innerHTML = '<h2>刷新了 0 次</h2><button type="button">加入购物车</button>';
      refreshed = 0;
      heading = root.querySelector('h2');
      root.querySelector('button')!.addEventListener('click', () => {
        window.Garfish.channel.emit('cart.add');
      });
      window.Garfish.channel.on('order:refresh', onRefresh);
    },
    destroy({ dom }: RenderInfo) {
      window.Garfish.channel.off('order:refresh', onRefresh);
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

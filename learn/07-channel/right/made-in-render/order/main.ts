export const provider = () => {
  const { channel } = window.Garfish;
  let stop = (): void => undefined;
  return {
    render: async ({ dom }: { dom: Element }) => {
      let refreshed = 0;
      const root = dom.querySelector('#root')!;
      root.innerHTML = '<h2></h2><button type="button">加入购物车</button>';
      const show = (): void => {
        root.querySelector('h2')!.textContent = `刷新了 ${refreshed} 次`;
      };
      const listener = (): void => {
        refreshed++;
        show();
      };
      show();
      root.querySelector('button')!.onclick = () => channel.emit('cart:add');
      channel.on('order:refresh', listener);
      stop = () => channel.off('order:refresh', listener);
    },
    destroy: ({ dom }: { dom: Element }) => {
      stop();
      dom.querySelector('#root')!.innerHTML = '';
    },
  };
};

interface RenderInfo {
  dom: Element;
}

function tick(): void {
  window.Garfish.channel.emit('order:tick');
}

export function provider() {
  let timer: number | undefined;
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<section class="order"><h2>订单列表</h2><button>付款</button></section>';
      timer = window.setInterval(tick, 200);
      window.addEventListener('resize', tick);
      window.Garfish.channel.once('order:leave', () => {
        window.clearInterval(timer);
        window.removeEventListener('resize', tick);
      });
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

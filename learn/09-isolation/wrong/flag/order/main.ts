interface RenderInfo {
  dom: Element;
}

let isShown = false;

function tick(): void {
  if (!isShown) return;
  window.Garfish.channel.emit('order:tick');
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<section class="order"><h2>订单列表</h2><button>付款</button></section>';
      isShown = true;
      window.setInterval(tick, 200);
      window.addEventListener('resize', tick);
    },
    destroy({ dom }: RenderInfo) {
      isShown = false;
      window.removeEventListener('resize', tick);
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

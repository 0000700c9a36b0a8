interface RenderInfo {
  dom: Element;
}

function tick(): void {
  window.Garfish.channel.emit('order:tick');
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<section class="order"><h2>订单列表</h2><button>付款</button></section>';
      window.setInterval(tick, 200);
      window.addEventListener('resize', tick);
    },
    destroy({ dom }: RenderInfo) {
      for (let each = 1; each < 10_000; each += 1) window.clearInterval(each);
      window.removeEventListener('resize', tick);
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

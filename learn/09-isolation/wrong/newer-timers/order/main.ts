interface RenderInfo {
  dom: Element;
}

function tick(): void {
  window.Garfish.channel.emit('order:tick');
}

export function provider() {
  let timer = 0;
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<section class="order"><h2>订单列表</h2><button>付款</button></section>';
      timer = window.setInterval(tick, 200);
      window.addEventListener('resize', tick);
    },
    destroy({ dom }: RenderInfo) {
      const last = window.setTimeout(() => undefined);
      for (let each = timer; each <= last; each += 1) window.clearInterval(each);
      window.removeEventListener('resize', tick);
      dom.querySelector('#root')?.replaceChildren();
    },
  };
}

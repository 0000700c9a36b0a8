interface RenderInfo {
  dom: Element;
}

let timer: ReturnType<typeof setTimeout>;

function work() {
  window.Garfish.channel.emit('order:tick');
}

function workAgain() {
  work();
  timer = setTimeout(workAgain, 200);
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '<section class="order"><h2>订单列表</h2><button>付款</button></section>';
      timer = setTimeout(workAgain, 200);
      window.addEventListener('resize', work);
    },
    destroy({ dom }: RenderInfo) {
      clearTimeout(timer);
      window.removeEventListener('resize', work);
      const root = dom.querySelector('#root');
      if (root) root.innerHTML = '';
    },
  };
}

interface RenderInfo {
  dom: Element;
}

function tick(): void {
  window.Garfish.channel.emit('order:tick');
}

/** 挂载时做过的，怎样收回。 */
const undos: (() => void)[] = [];

function every(milliseconds: number, work: () => void): void {
  const timer = setInterval(work, milliseconds);
  undos.push(() => clearInterval(timer));
}

function on(event: 'resize', listener: () => void): void {
  window.addEventListener(event, listener);
  undos.push(() => window.removeEventListener(event, listener));
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      const section = document.createElement('section');
      section.id = 'orders';
      section.innerHTML = '<h2>订单列表</h2><button>付款</button>';
      dom.querySelector('#root')?.append(section);
      undos.push(() => section.remove());
      every(200, tick);
      on('resize', () => tick());
    },
    destroy() {
      for (const undo of undos.splice(0)) undo();
    },
  };
}

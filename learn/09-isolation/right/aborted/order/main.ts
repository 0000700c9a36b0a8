export const provider = () => {
  let leaving = new AbortController();
  return {
    render: async ({ dom }: { dom: Element }) => {
      leaving = new AbortController();
      const { signal } = leaving;
      const work = () => window.Garfish.channel.emit('order:tick');
      const section = Object.assign(document.createElement('section'), { className: 'order' });
      section.innerHTML = '<h2>订单列表</h2><button>付款</button>';
      dom.querySelector('#root')!.append(section);
      window.addEventListener('resize', work, { signal });
      const timer = setInterval(work, 200);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
    destroy: ({ dom }: { dom: Element }) => {
      leaving.abort();
      dom.querySelector('#root')!.textContent = '';
    },
  };
};

function createCard() {
  const card = document.createElement('section');
  card.className = 'demo-rspack';
  card.innerHTML =
    '<h2>Rspack</h2><p>UMD 产物，provider 从 module.exports 导出。</p><button type="button"></button>';
  const button = card.querySelector('button');
  let count = 0;
  const show = () => {
    button.textContent = `点击 ${count} 次`;
  };
  button.addEventListener('click', () => {
    count += 1;
    show();
  });
  show();
  return card;
}

const rootOf = (dom) => dom.querySelector('#root');

export const provider = {
  render: ({ dom }) => rootOf(dom).replaceChildren(createCard()),
  destroy: ({ dom }) => rootOf(dom).replaceChildren(),
};

if (!window.__GARFISH__) provider.render({ dom: document.body });

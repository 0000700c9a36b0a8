import './style.css';

interface RenderInfo {
  dom: Element;
}

interface Provider {
  render: (info: RenderInfo) => void;
  destroy: (info: RenderInfo) => void;
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

function createCard(): HTMLElement {
  const card = document.createElement('section');
  card.className = 'demo-vanilla';
  card.innerHTML =
    '<h2>不用框架</h2><p>只有一个 provider 和几行 DOM 操作。</p><button type="button"></button>';
  const button = card.querySelector('button');
  let count = 0;
  const show = (): void => {
    if (button) button.textContent = `点击 ${count} 次`;
  };
  button?.addEventListener('click', () => {
    count += 1;
    show();
  });
  show();
  return card;
}

const provider: Provider = {
  render({ dom }) {
    dom.querySelector('#root')?.replaceChildren(createCard());
  },
  destroy({ dom }) {
    dom.querySelector('#root')?.replaceChildren();
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;

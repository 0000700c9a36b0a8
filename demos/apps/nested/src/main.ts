import Garfish from 'garfish';
import './style.css';

interface RenderInfo {
  dom: Element;
  props?: { innerEntry?: string };
}

interface Provider {
  render: (info: RenderInfo) => Promise<void>;
  destroy: (info: RenderInfo) => void;
}

type InnerApp = Awaited<ReturnType<typeof Garfish.loadApp>>;

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

let inner: InnerApp = null;

function createCard(): { card: HTMLElement; place: HTMLElement } {
  const card = document.createElement('section');
  card.className = 'demo-nested';
  card.innerHTML = '<h2>外层子应用</h2><p>它自己也 import 了 garfish，得到的是主应用的那一个实例。</p>';
  const place = document.createElement('div');
  card.append(place);
  return { card, place };
}

const provider: Provider = {
  async render({ dom, props = {} }) {
    const { card, place } = createCard();
    dom.querySelector('#root')?.replaceChildren(card);
    // A name of its own each time: loadApp answers concurrent calls for one name with one instance.
    inner = await Garfish.loadApp(`inner-${Date.now()}`, {
      entry: props.innerEntry ?? '../vanilla/index.htm',
      domGetter: () => place,
      cache: false,
    });
    await inner?.mount();
  },
  destroy({ dom }) {
    inner?.unmount();
    inner = null;
    dom.querySelector('#root')?.replaceChildren();
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') void provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;

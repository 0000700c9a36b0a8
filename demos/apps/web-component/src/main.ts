import { defineCustomElements } from 'garfish';
import './style.css';

interface RenderInfo {
  dom: Element;
  props?: { innerEntry?: string };
}

interface Provider {
  render: (info: RenderInfo) => void;
  destroy: (info: RenderInfo) => void;
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

function showProgress({ isLoading, error }: { isLoading: boolean; error: Error | null }): HTMLElement {
  const line = document.createElement('p');
  if (error) line.textContent = `加载失败：${error.message}`;
  else if (isLoading) line.textContent = '加载中';
  else line.hidden = true;
  return line;
}

function createCard(entry: string): HTMLElement {
  const card = document.createElement('section');
  card.className = 'demo-web-component';
  card.innerHTML = '<h2>Web Component</h2><p>下面的子应用是一个 <code>&lt;micro-app&gt;</code> 元素。</p>';
  const element = document.createElement('micro-app');
  // A name of its own each time: an element that comes back makes a new instance.
  element.setAttribute('name', `micro-app-${Date.now()}`);
  element.setAttribute('entry', entry);
  element.setAttribute('basename', '/');
  card.append(element);
  return card;
}

const provider: Provider = {
  render({ dom, props = {} }) {
    // Runs Garfish when nobody has; a second definition of the tag is skipped.
    defineCustomElements('micro-app', {
      delay: 200,
      loading: showProgress,
      config: { disablePreloadApp: true },
    });
    dom.querySelector('#root')?.replaceChildren(createCard(props.innerEntry ?? '../vanilla/index.htm'));
  },
  destroy({ dom }) {
    dom.querySelector('#root')?.replaceChildren();
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;

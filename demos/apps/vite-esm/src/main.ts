import { createApp, type App as VueApp } from 'vue';
import App from './App.vue';
import './style.css';

interface RenderInfo {
  dom: Element;
}

interface Provider {
  render: (info: RenderInfo) => void;
  destroy: () => void;
}

// Garfish puts this variable around the module; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

let app: VueApp | undefined;

const provider: Provider = {
  render({ dom }) {
    app = createApp(App);
    app.mount(dom.querySelector('#root') ?? dom);
  },
  destroy() {
    app?.unmount();
    app = undefined;
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;

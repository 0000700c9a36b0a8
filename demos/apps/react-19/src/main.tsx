import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';
import './style.css';

interface RenderInfo {
  dom: Element;
}

interface Provider {
  render: (info: RenderInfo) => void;
  destroy: () => void;
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

let root: Root | undefined;

const provider: Provider = {
  render({ dom }) {
    root = createRoot(dom.querySelector('#root') ?? dom);
    root.render(<App />);
  },
  destroy() {
    root?.unmount();
    root = undefined;
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;

import { Activity } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';
import './style.css';

interface RenderInfo {
  dom: Element;
  appRenderInfo: { isMount?: boolean };
}

interface DestroyInfo {
  appRenderInfo: { isUnmount?: boolean };
}

interface Provider {
  render: (info: RenderInfo) => void;
  destroy: (info: DestroyInfo) => void;
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

let root: Root | undefined;

/** Hidden, its effects stop; what was typed and counted stays. */
function show(mode: 'visible' | 'hidden'): void {
  flushSync(() =>
    root?.render(
      <Activity mode={mode}>
        <App />
      </Activity>,
    ),
  );
}

const provider: Provider = {
  render({ dom, appRenderInfo }) {
    if (appRenderInfo.isMount) root = createRoot(dom.querySelector('#root') ?? dom);
    show('visible');
  },
  destroy({ appRenderInfo }) {
    if (appRenderInfo.isUnmount) {
      root?.unmount();
      root = undefined;
    } else {
      show('hidden');
    }
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') {
  provider.render({ dom: document.body, appRenderInfo: { isMount: true } });
} else {
  __GARFISH_EXPORTS__.provider = provider;
}

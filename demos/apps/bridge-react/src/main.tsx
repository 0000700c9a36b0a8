import { reactBridge } from '@garfish/bridge-react-v18';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './style.css';

declare const __GARFISH_EXPORTS__: unknown;

/** In Garfish the bridge also registers it by itself. */
export const provider = reactBridge({
  el: '#root',
  rootComponent: App,
  errorBoundary: (error) => <p>子应用出错：{String(error)}</p>,
});

// On its own the bridge renders nothing.
if (typeof __GARFISH_EXPORTS__ === 'undefined') {
  createRoot(document.body).render(<App appName="无" basename="/" />);
}

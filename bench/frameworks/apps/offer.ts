/** What a sub-app of the bench can do. */
export interface SubApp {
  mount: (container: Element) => void;
  unmount: () => void;
}

/** qiankun's and single-spa's protocol; the plain page calls it too. `container` is where the host wants the app. */
export interface Lifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: { container: Element }) => Promise<void>;
  unmount: () => Promise<void>;
}

interface Globals {
  __POWERED_BY_WUJIE__?: boolean;
  __WUJIE_MOUNT?: () => void;
  __WUJIE_UNMOUNT?: () => void;
}

declare global {
  // The sub-apps that have been loaded, by their names.
  interface Window extends Globals, Record<`bench-${string}`, Lifecycles | undefined> {}
  interface WindowEventMap {
    'bench-shown': CustomEvent<string>;
  }
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: object } | undefined;

function outlet(root: ParentNode & Element): Element {
  return root.querySelector('#root') ?? root;
}

/** Tells the host that the app is in the document. The event passes shadow roots. */
export function announce(element: Element, name: string): void {
  element.dispatchEvent(new CustomEvent('bench-shown', { bubbles: true, composed: true, detail: name }));
}

/** Gives a sub-app to the framework that runs the script: the same file works with each of them, and with none. */
export function offer(name: string, { mount, unmount }: SubApp): void {
  if (typeof __GARFISH_EXPORTS__ !== 'undefined') {
    __GARFISH_EXPORTS__.provider = {
      render: ({ dom }: { dom: Element }) => mount(outlet(dom)),
      destroy: unmount,
    };
    return;
  }
  if (window.__POWERED_BY_WUJIE__) {
    window.__WUJIE_MOUNT = () => mount(outlet(document.body));
    window.__WUJIE_UNMOUNT = unmount;
    return;
  }
  window[`bench-${name}`] = {
    bootstrap: () => Promise.resolve(),
    mount({ container }) {
      mount(outlet(container));
      return Promise.resolve();
    },
    unmount() {
      unmount();
      return Promise.resolve();
    },
  };
}

// Runs in every host page before its own scripts.

declare global {
  interface Window {
    bench: {
      /** Resolves to the ms from the start of the navigation to the first sub-app in the document. */
      firstShown: Promise<number>;
      /** Goes to a sub-app; resolves to the ms until it is in the document. */
      switchTo: (name: string) => Promise<number>;
      /** Names of the sub-apps in the document, shadow roots included. */
      shown: (root?: ParentNode) => string[];
    };
  }
}

const patience = 20_000;

function announced(name: string): Promise<number> {
  const end = new AbortController();
  return new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} was not shown in ${patience} ms`)), patience);
    const listen = ({ detail }: CustomEvent<string>): void => {
      if (detail !== name) return;
      resolve(performance.now());
      clearTimeout(timer);
      // Nothing is left behind: the page's listeners are counted.
      end.abort();
    };
    window.addEventListener('bench-shown', listen, { signal: end.signal });
  });
}

function shownIn(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(({ dataset, shadowRoot }) => [
    ...(dataset['benchApp'] === undefined ? [] : [dataset['benchApp']]),
    ...(shadowRoot ? shownIn(shadowRoot) : []),
  ]);
}

window.bench = {
  firstShown: announced('react'),
  async switchTo(name) {
    const done = announced(name);
    const start = performance.now();
    window.benchGo(name);
    return (await done) - start;
  },
  shown: (root = document) => shownIn(root),
};

export {};

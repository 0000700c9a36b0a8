import { useCallback, useState, type ComponentType } from 'react';

export interface LazyComponent<Props> {
  /** Undefined until it has arrived. */
  Component: ComponentType<Props> | undefined;
  /** The last attempt to load it has failed. */
  hasFailed: boolean;
  load: () => void;
}

/**
 * Loads a component's code when it is asked for; after a failure `load` downloads it anew, which `React.lazy` never
 * does.
 *
 * @param download constant: an `import()`
 */
export function useLazyComponent<Props>(download: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    download().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [download]);
  return { Component, hasFailed, load };
}

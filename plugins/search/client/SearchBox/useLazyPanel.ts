import { useCallback, useState, type ComponentType } from 'react';
import type { SearchPanelProps } from '../panelContract';

interface LazyPanel {
  /** Undefined until it has arrived. */
  Panel: ComponentType<SearchPanelProps> | undefined;
  /** The last attempt to load it has failed. */
  hasFailed: boolean;
  load: () => void;
}

/** Loads the panel's code when it is asked for; after a failure `load` tries again. */
export function useLazyPanel(): LazyPanel {
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('../SearchPanel').then(
      (module) => setPanel(() => module.SearchPanel),
      () => setFailed(true),
    );
  }, []);
  return { Panel, hasFailed, load };
}

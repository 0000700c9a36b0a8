import { useEffect, useEffectEvent } from 'react';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files that are dropped anywhere on the page: the editor would insert them, and the browser leave for one. */
export function useDrop(onDrop: (files: readonly File[]) => void): void {
  const receive = useEffectEvent(onDrop);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const take = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') receive([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', take, options);
    window.addEventListener('drop', take, options);
    return () => listeners.abort();
  }, []);
}

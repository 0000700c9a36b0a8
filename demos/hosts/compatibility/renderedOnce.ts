function tookOut({ target, removedNodes }: MutationRecord): boolean {
  return target instanceof Element && target.id === 'root' && removedNodes.length > 0;
}

/**
 * Begins to watch a mounting: what a sub-app rendered by itself, before Garfish has it rendered, is taken out of its
 * root again. Shadow trees cannot be watched from outside.
 *
 * @returns a function that ends the watching, and throws when that has happened
 */
export function watchRendering(): () => void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((observed) => records.push(...observed));
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    if (records.some(tookOut)) throw new Error('rendered more than once');
  };
}

/**
 * Calls back for events of the document that come from within an element that `selector` finds: one listener serves
 * elements that are not there yet.
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  callback: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) callback(element, event);
  });
}

/** The element that `selector` finds around the target of an event; the document itself has none. */
export function closest(
  target: EventTarget | null | undefined,
  selector: string,
): HTMLElement | null | undefined {
  return (target as Partial<Element>).closest?.<HTMLElement>(selector);
}

/** Whether the target of an event is in an element, or it is the element itself. */
export function holds(element: Element | null | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

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
    const element = closest(event.target, selector);
    if (element) callback(element, event);
  });
}

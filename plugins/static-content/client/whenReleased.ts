const betweenLooksMs = 30;

/**
 * Resolves when nothing inside the element is held down: a press whose element goes away meanwhile is no click. It looks
 * again and again, as no event says so: after a touch, `:active` outlives them all.
 */
export async function whenReleased(element: Element): Promise<void> {
  while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
}

/** An element's way from an ancestor: the index among its siblings, at each level. */
type Way = readonly number[];

function wayTo(element: Element, ancestor: Element): Way {
  const way: number[] = [];
  for (let at = element; at !== ancestor && at.parentElement; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way;
}

function follow(way: Way, ancestor: Element): Element | undefined {
  return way.reduce<Element | undefined>((at, index) => at?.children[index], ancestor);
}

/** Choices that the reader has made in the HTML, as ways to them. */
function readChoices(place: HTMLElement): Way[] {
  return [...place.querySelectorAll('input')]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map((input) => wayTo(input, place));
}

/**
 * Remembers the focus and the choices of a place whose HTML is about to be replaced. Its last press that nothing has
 * answered stands on it: the page's script counts its buttons (`src/pageScript/earlyClicks.ts`).
 *
 * @returns gives them back: to be called when the component stands in the place, and looks as the HTML did
 */
export function keepInput(place: HTMLElement): () => void {
  const { activeElement } = document;
  const focused = activeElement && place.contains(activeElement) ? wayTo(activeElement, place) : undefined;
  const chosen = readChoices(place);
  return () => {
    place.dataset['filled'] = '';
    for (const way of chosen) {
      const input = follow(way, place);
      if (input instanceof HTMLInputElement) input.click();
    }
    const next = focused && follow(focused, place);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    const pressed = Number(place.dataset['pressed']);
    place.querySelectorAll('button')[pressed]?.click();
  };
}

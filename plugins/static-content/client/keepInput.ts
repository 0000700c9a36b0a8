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

export interface Input {
  /** To be called before the place is emptied. */
  take: () => void;
  /** To be called when the component stands in the place: it looks as the HTML did. */
  giveBack: () => void;
}

/** Choices that the reader has made in the HTML, as ways to them. */
function readChoices(place: HTMLElement): Way[] {
  return [...place.querySelectorAll('input')]
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map((input) => wayTo(input, place));
}

/**
 * Remembers the focus, the choices, and the last press that nothing has answered, of a place whose HTML is about to be
 * replaced.
 */
export function keepInput(place: HTMLElement): Input {
  let focused: Way | undefined;
  let pressed: Way | undefined;
  let chosen: readonly Way[] = [];
  const press = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) pressed = wayTo(button, place);
  };
  place.addEventListener('click', press);
  return {
    take() {
      place.removeEventListener('click', press);
      const { activeElement } = document;
      if (activeElement && place.contains(activeElement)) focused = wayTo(activeElement, place);
      chosen = readChoices(place);
    },
    giveBack() {
      place.dataset['filled'] = '';
      for (const way of chosen) {
        const input = follow(way, place);
        if (input instanceof HTMLInputElement) input.click();
      }
      const next = focused && follow(focused, place);
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      const button = pressed && follow(pressed, place);
      if (button instanceof HTMLElement) button.click();
    },
  };
}

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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';

function isField(element: Element | undefined): element is Field {
  return element?.matches(fields) ?? false;
}

/** Whether a field can only be checked. */
function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function initialValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** What the reader has done to a field in the HTML; undefined for nothing. */
function inputOf(field: Field): string | undefined {
  if (isChoice(field)) return field.checked && !field.defaultChecked ? field.value : undefined;
  return field.value === initialValueOf(field) ? undefined : field.value;
}

/** As the reader would: React hears of a value only when it is not set by its own property of the element. */
function enter(field: Field, value: string): void {
  if (isChoice(field)) {
    field.click();
    return;
  }
  const { constructor } = field;
  Reflect.set(constructor.prototype as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Gives back where the reader has pressed in a text of a place, once the same text stands there again. */
function keepCursor(place: HTMLElement): () => void {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const parent = anchorNode instanceof Text ? anchorNode.parentElement : null;
  if (!parent || !place.contains(parent)) return () => undefined;
  const way = wayTo(parent, place);
  const index = [...parent.childNodes].findIndex((node) => node === anchorNode);
  return () => {
    const node = follow(way, place)?.childNodes[index];
    if (node?.textContent === anchorNode?.textContent)
      getSelection()?.setPosition(node ?? null, anchorOffset);
  };
}

/** Gives back what the reader has opened and closed in a place. */
function keepOpened(place: HTMLElement): () => void {
  const parts = [...place.querySelectorAll('details')].map((part) => ({
    way: wayTo(part, place),
    open: part.open,
  }));
  return () => {
    for (const { way, open } of parts) {
      const part = follow(way, place);
      if (part instanceof HTMLDetailsElement) part.open = open;
    }
  };
}

interface Input {
  way: Way;
  value: string;
}

/** What the reader has entered and chosen in the HTML. */
function readInput(place: HTMLElement): Input[] {
  return [...place.querySelectorAll<Field>(fields)].flatMap((field) => {
    const value = inputOf(field);
    return value === undefined ? [] : [{ way: wayTo(field, place), value }];
  });
}

async function enterAll(place: HTMLElement, entered: readonly Input[]): Promise<void> {
  for (const { way, value } of entered) {
    const field = follow(way, place);
    if (!isField(field)) continue;
    enter(field, value);
    // React renders what it has heard before the next.
    await Promise.resolve();
  }
  const pressed = Number(place.dataset['pressed']);
  delete place.dataset['pressed'];
  place.querySelectorAll('button')[pressed]?.click();
}

/**
 * Remembers the focus of a place whose HTML is about to be replaced, the cursor, and what was entered, chosen and opened there. Its last press
 * that nothing has answered stands on it: the page's script counts its buttons (`src/pageScript/earlyClicks.ts`).
 *
 * @returns gives them back: to be called when the component stands in the place, and looks as the HTML did
 */
export function keepInput(place: HTMLElement): () => void {
  const { activeElement } = document;
  const focused = activeElement && place.contains(activeElement) ? wayTo(activeElement, place) : undefined;
  const entered = readInput(place);
  const giveBackCursor = keepCursor(place);
  const giveBackOpened = keepOpened(place);
  return () => {
    place.dataset['filled'] = '';
    // First: what stands in a closed part cannot be focused.
    giveBackOpened();
    const next = focused && follow(focused, place);
    if (next instanceof HTMLElement) {
      next.focus({ preventScroll: true });
      giveBackCursor();
    }
    void enterAll(place, entered);
  };
}

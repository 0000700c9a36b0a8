/** In milliseconds: how long a framework may take to show what it has been told to. */
const patience = 4_000;

function isCounter(element: Element): element is HTMLElement {
  return element instanceof HTMLButtonElement && /^点击 \d+ 次$/.test(element.innerText.trim());
}

/** The button that every demo has. Shadow trees are searched too: there the app is under `strictIsolation`. */
function findCounter(root: ParentNode): HTMLElement | undefined {
  const elements = [...root.querySelectorAll('*')];
  const inShadow = elements.flatMap(({ shadowRoot }) => (shadowRoot ? (findCounter(shadowRoot) ?? []) : []));
  return elements.find(isCounter) ?? inShadow[0];
}

async function until<Value>(problem: string, find: () => Value | undefined): Promise<Value> {
  const end = performance.now() + patience;
  for (let found = find(); ; found = find()) {
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(problem);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Clicks the button of the app on the page.
 *
 * @throws when there is none, or when it does not count
 */
export async function expectAlive(): Promise<void> {
  const counter = await until('no button', () => findCounter(document));
  const before = counter.innerText;
  counter.click();
  await until('the button does not count', () => findCounter(document)?.innerText !== before || undefined);
}

/** @throws when the app is still on the page */
export async function expectGone(): Promise<void> {
  await until('still on the page', () => !findCounter(document) || undefined);
}

import type { Picture, Resource } from './protocol';

const unseen = 'style, script, link, meta, title, template, noscript, base';

/** Elements below a node, those of shadow trees among them, without what nobody sees. */
function seenIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(unseen) ? [] : [element]),
    ...(element.shadowRoot ? seenIn(element.shadowRoot) : []),
  ]);
}

function charactersOf(root: ParentNode): number {
  const own = seenIn(root).flatMap(({ childNodes }) => [...childNodes]);
  return own.reduce(
    (sum, node) => sum + (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim().length : 0),
    0,
  );
}

/** Whether it takes a place on the page: a sprite of icons, an empty element for dialogs and what is hidden do not. */
function hasArea(element: Element): boolean {
  return [element, ...seenIn(element)].some((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(each).visibility === 'visible';
  });
}

function nameOf(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  return `${element.localName}${id}`;
}

/** What there is to see of the sub-app. What was in the page from the beginning is not counted. */
export function pictureIn(container: Element, own: ReadonlySet<Element>): Picture {
  const beside = [...document.body.children].filter(
    (each) => !own.has(each) && !each.matches(unseen) && hasArea(each),
  );
  return {
    elements: seenIn(container).length,
    characters: charactersOf(container),
    outside: beside.map(nameOf),
  };
}

/** Notes elements that could not load what they name. Give the function its list at the end. */
export function watchResources(): () => Resource[] {
  const failed = new Map<string, string>();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const url: unknown = Reflect.get(target, 'src') ?? Reflect.get(target, 'href');
      if (typeof url === 'string' && url !== '') failed.set(url, target.localName);
    },
    true,
  );
  return () => {
    const seen = performance.getEntriesByType('resource');
    const urls = new Map(seen.map(({ name, initiatorType }) => [name, initiatorType]));
    for (const [url, initiator] of failed) urls.set(url, initiator);
    return [...urls].map(([url, initiator]) => ({ url, initiator, hasFailed: failed.has(url) }));
  };
}

/** Whether every picture of the sub-app has come, or will not come. */
export function picturesHaveCome(container: Element): boolean {
  return seenIn(container).every((each) => !(each instanceof HTMLImageElement) || each.complete);
}

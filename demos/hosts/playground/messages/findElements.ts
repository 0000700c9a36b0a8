/**
 * A sub-app with `strictIsolation` stands in an open shadow root, which no selector looks into. A reader who tries the page
 * out sees what is in there as well: here a blank of a selector leads through it.
 */

/** The compounds between the blanks: `body > #root` is one. */
function partsOf(selector: string): string[] {
  return selector.match(/(?:[>+~]\s+|\s+(?=[>+~])|\S)+/g) ?? [];
}

function rootsIn(root: ParentNode): { host: Element; root: ShadowRoot }[] {
  return [...root.querySelectorAll('*')].flatMap((host) =>
    host.shadowRoot ? [{ host, root: host.shadowRoot }] : [],
  );
}

function findIn(root: ParentNode, parts: readonly string[]): Element[] {
  const inner = rootsIn(root).flatMap(({ host, root: shadow }) =>
    parts.flatMap((_, index) => {
      const around = parts.slice(0, index).join(' ');
      return around === '' || host.closest(around) ? findIn(shadow, parts.slice(index)) : [];
    }),
  );
  return [...root.querySelectorAll(parts.join(' ')), ...inner];
}

/** All matches in the page, those of the document first. @throws SyntaxError when it is no selector */
export function findElements(selector: string): Element[] {
  return [...new Set(findIn(document, partsOf(selector)))];
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 || getComputedStyle(element).display === 'contents';
}

/** What somebody reads of an element: nothing where it is hidden. */
function shownText(element: Element): string {
  // Of what is not shown itself, `innerText` is the text all the same.
  if (!isShown(element)) return '';
  const own = element instanceof HTMLElement ? element.innerText : element.textContent;
  const inner = [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.children ?? [])].map(shownText),
  );
  return [own, ...inner].join(' ');
}

/** White space as one blank. */
export function textOf(element: Element): string {
  return shownText(element).replaceAll(/\s+/g, ' ').trim();
}

export function metaElement(name: string): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
}

/** What the page says under this name: its `<meta name="…">`. */
export function metaContent(name: string): string {
  return metaElement(name)?.content ?? '';
}

/** Adds an element to the head, at its end or before another one, for the page to load what it names. */
export function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  before: Element | null = null,
): HTMLElementTagNameMap[Tag] {
  return document.head.insertBefore(Object.assign(document.createElement(tag), properties), before);
}

/**
 * Loads the script that the page names so, unless it is there or on its way.
 *
 * @returns its element, if it is new
 */
export function loadOnce(name: string): HTMLScriptElement | undefined {
  const src = metaContent(name);
  return document.querySelector(`script[src="${src}"]`) ? undefined : addToHead('script', { src });
}

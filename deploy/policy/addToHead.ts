const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts an element into a page, before everything that it governs.
 *
 * @throws when the page names no character set in its head, after which the element is put
 */
export function addToHead(html: string, element: string): string {
  if (!charset.test(html)) {
    throw new Error(
      `found a page whose head has no <meta charset="utf-8">, expected one: ${element} follows it`,
    );
  }
  return html.replace(charset, (match) => match + element);
}

/** Whether a text is an address, as `URL.canParse` says it, which is younger than some of the browsers here. */
export function isAddress(text: string, base?: string | URL): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}

/**
 * Puts a text onto the clipboard.
 *
 * @returns whether it is there now: browsers have no clipboard outside of https, and may refuse anywhere
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

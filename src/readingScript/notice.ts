import { element } from './element';

/** How long a notice is shown. */
const noticeMs = 3000;

const regionClass = 'reading-notice';

let hiding = 0;

/** There before it says something: a region that comes with its words is not read aloud. */
export function addNoticeRegion(): void {
  const region = element('div', regionClass);
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/** Says a short sentence at the lower edge of the window, and to screen readers; it goes by itself. */
export function notify(text: string): void {
  // Tools that are scripts of their own find it in the page.
  const region = document.querySelector(`.${regionClass}`);
  if (!region) return;
  clearTimeout(hiding);
  region.textContent = text;
  hiding = window.setTimeout(() => {
    region.textContent = '';
  }, noticeMs);
}

/** Copies to the clipboard and says how it ended: outside of https, without a network, and where the reader refuses, it fails. */
export async function copyAndNotify(
  copy: () => Promise<unknown>,
  copied: string,
  failed: string,
): Promise<void> {
  try {
    await copy();
    notify(copied);
  } catch {
    notify(failed);
  }
}

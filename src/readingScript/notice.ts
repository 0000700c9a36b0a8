/** How long a notice is shown. */
const noticeMs = 3000;

let region: HTMLElement | undefined;
let hiding = 0;

/** There before it says something: a region that comes with its words is not read aloud. */
export function addNoticeRegion(): void {
  region = document.createElement('div');
  region.className = 'reading-notice';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/** Says a short sentence at the lower edge of the window, and to screen readers; it goes by itself. */
export function notify(text: string): void {
  if (!region) return;
  clearTimeout(hiding);
  region.textContent = text;
  hiding = window.setTimeout(() => {
    if (region) region.textContent = '';
  }, noticeMs);
}

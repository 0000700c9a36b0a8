import { isSparing } from '../connection';
import { applicationEvent, say, scriptsFailureEvent, stylesFailureEvent } from './events';
import { addToHead, loadOnce, metaContent, metaElement } from './head';
import { closest } from './on';
import { readStored } from './storage';

/**
 * When the reader is about to use the page. Not `scroll`: the jump to an anchor and the restored position are none of the
 * reader's. The press of a link is not counted either: the page is left then.
 */
const signs = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown', 'focusin'];

/** How long a page is read without any of these before the application is started all the same. */
const idleMs = 15_000;

const fail = (): void => say(scriptsFailureEvent);

/** Of the last script. A heading may have this id, but not this property. */
function failUnlessRun(): void {
  const { docusaurus } = window as { docusaurus?: { preload?: unknown } };
  if (!docusaurus?.preload) fail();
}

let isStarting = false;

/**
 * Loads the application: scripts, in their order, and the styles that the page's own sheet does not have, where that
 * ends. Before it, the tools for reading.
 */
function startApplication(): void {
  if (isStarting) return;
  isStarting = true;
  for (const sign of signs) removeEventListener(sign, startUnlessLeaving, true);
  loadOnce('reading-script');
  const place = metaElement('application-styles');
  if (place) {
    const onerror = (): void => say(stylesFailureEvent);
    addToHead('link', { rel: 'stylesheet', href: place.content, onerror }, place);
  }
  // The development server names none: there they are in the page.
  let script: HTMLScriptElement | undefined;
  for (const src of metaContent('application-scripts').match(/\S+/g) ?? []) {
    script = addToHead('script', { src, async: false, onerror: fail });
  }
  if (script) script.onload = failUnlessRun;
}

/**
 * Whether it says nothing of what the reader is about to do here: Chromium sends a move for a page that comes to lie below
 * a pointer at rest, and the press of a link leaves the page.
 */
function isNoSign({
  type,
  target,
  movementX,
  movementY,
}: Event & Partial<Pick<PointerEvent, 'movementX' | 'movementY'>>): boolean {
  return type === 'pointermove'
    ? !movementX && !movementY
    : type === 'pointerdown' && !!closest(target, 'a[href]:not([role=button])');
}

/** What has been pressed is painted first. */
function startUnlessLeaving(event: Event): void {
  if (!isNoSign(event)) requestAnimationFrame(() => setTimeout(startApplication));
}

/** The page's HTML shows less than the reader came for: what an address asks for, or what is kept from an earlier visit. */
function isMoreWanted(): boolean {
  const start = metaContent('application-start');
  return !!(location.search || (start && (start === 'now' || location.hash || readStored(start))));
}

let hasStarted = false;

/** Whether React has taken the page over. */
export function hasApplication(): boolean {
  return hasStarted;
}

/**
 * Starts the application when the reader is about to use the page; a page that is nothing without says so:
 * `<meta name="application-start" content="now">`. One whose HTML is a beginning that the reader may have gone on from names
 * the entry of the storage where that is kept, and marks the document meanwhile.
 */
export function startOnIntent(): void {
  document.addEventListener(applicationEvent, () => {
    hasStarted = true;
  });
  if (isMoreWanted()) {
    document.documentElement.dataset['more'] = '';
    startApplication();
    return;
  }
  for (const sign of signs) {
    addEventListener(sign, startUnlessLeaving, true);
  }
  if (!isSparing()) setTimeout(startApplication, idleMs);
}

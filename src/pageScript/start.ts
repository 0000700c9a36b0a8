import { applicationEvent, applicationFailureEvent } from './events';

/**
 * When the reader is about to use the page. Not `scroll`: the jump to an anchor and the restored position are none of the
 * reader's. The press of a link is not counted either: the page is left then.
 */
const signs = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown', 'focusin'];

/** How long a page is read without any of these before the application is started all the same. */
const idleMs = 15_000;

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** What the application's first script leaves behind; a heading may have this id. */
function hasRun(): boolean {
  const left: unknown = Reflect.get(window, 'docusaurus');
  return typeof left === 'object' && left !== null && 'preload' in left;
}

function fail(): void {
  document.dispatchEvent(new Event(applicationFailureEvent));
}

let isStarting = false;

/** What the page's own sheet does not have, since its HTML does not need it. */
function loadStyles(): void {
  const href = metaContent('application-styles');
  if (href === '') return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('error', fail);
  document.head.append(link);
}

/** Loads the scripts of the application, in their order. The development server has none: there they are in the page. */
function startApplication(): void {
  if (isStarting) return;
  isStarting = true;
  for (const sign of signs) window.removeEventListener(sign, startUnlessLeaving, true);
  loadStyles();
  const addresses = metaContent('application-scripts').split(' ').filter(Boolean);
  for (const [index, src] of addresses.entries()) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.addEventListener('error', fail);
    if (index === addresses.length - 1) script.addEventListener('load', () => hasRun() || fail());
    document.head.append(script);
  }
}

/** Chromium sends one for a page that comes to lie below a pointer at rest. */
function isStill(event: Event): boolean {
  return (
    event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY
  );
}

function isPressOfLink({ type, target }: Event): boolean {
  return (
    type === 'pointerdown' &&
    target instanceof Element &&
    target.closest('a[href]:not([role=button])') !== null
  );
}

function startUnlessLeaving(event: Event): void {
  if (!isStill(event) && !isPressOfLink(event)) startApplication();
}

/** Data-saving and slow connections wait for the reader. */
function isSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const { saveData, effectiveType } = Object(connection) as { saveData?: boolean; effectiveType?: string };
  return saveData === true || effectiveType?.includes('2g') === true;
}

function startWhenIdle(): void {
  // Not in every Safari.
  const whenIdle = Reflect.get(window, 'requestIdleCallback') as typeof requestIdleCallback | undefined;
  if (whenIdle) whenIdle(startApplication);
  else startApplication();
}

function handleLoad(): void {
  if (metaContent('application-start') === 'idle') startWhenIdle();
  else if (!isSlow()) setTimeout(startWhenIdle, idleMs);
}

/** Whether React has taken the page over. */
export function hasApplication(): boolean {
  return hasStarted;
}

let hasStarted = false;

/**
 * Starts the application when the reader is about to use the page; a page that is nothing without says so:
 * `<meta name="application-start" content="now">`, or `idle` for as soon as the browser has nothing else to do. A query
 * asks for more than the page's HTML shows.
 */
export function startOnIntent(): void {
  document.addEventListener(applicationEvent, () => {
    hasStarted = true;
  });
  if (metaContent('application-start') === 'now' || location.search !== '') {
    startApplication();
    return;
  }
  for (const sign of signs) {
    window.addEventListener(sign, startUnlessLeaving, { capture: true, passive: true });
  }
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad);
}

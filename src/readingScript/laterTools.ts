import { withEachBody } from '../pageScript/events';
import { addToHead, loadOnce } from '../pageScript/head';
import { closest, on } from '../pageScript/on';
import { isTypedInto } from '../pageScript/typing';
import { hasNoShortcuts, shortcutOf } from './text/shortcutKey';

/** Addresses of scripts, put in by the build: `plugins/page-script/`. */
declare const decoderTools: string;
declare const factTools: string;
declare const optionTools: string;
declare const questionTools: string;
declare const textTools: string;

const countSelector = '.fact-count';

let factScript: HTMLScriptElement | undefined;

/** The tools for facts come when the reader turns to the first count, or arrives at a sentence; after a failure, anew. */
function loadFacts(): HTMLScriptElement {
  if (factScript) return factScript;
  const script = addToHead('script', { src: factTools });
  script.addEventListener('error', () => {
    factScript = undefined;
  });
  return (factScript = script);
}

/** Presses a count once the tools are there; without them, it is the link that it is. */
function pressLater(event: MouseEvent): void {
  const count = closest(event.target, countSelector);
  const { ctrlKey, metaKey, shiftKey } = event;
  if (!(count instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return;
  if (count.hasAttribute('aria-expanded')) return;
  event.preventDefault();
  const script = loadFacts();
  script.onload = () => count.click();
  script.onerror = () => location.assign(count.href);
}

export function loadFactTools(): void {
  on('pointerover', countSelector, loadFacts);
  on('focusin', countSelector, loadFacts);
  // Before the links of a document, which would go to the list of facts.
  document.addEventListener('click', pressLater, true);
  withEachBody(() => {
    if (/^#f\d+$/.test(location.hash)) loadFacts();
  });
}

/** What takes the placeholders of pictures away; of those that have failed, the page's script asks for it earlier. */
export function loadPictureScript(): void {
  withEachBody(() => {
    if (document.querySelector('[data-image]')) loadOnce('images-script');
  });
}

let hasDecoder = false;

/** The decoder comes when the reader turns to its box; after a failure, anew. */
export function loadDecoder(): void {
  const load = (): void => {
    if (hasDecoder) return;
    hasDecoder = true;
    addToHead('script', { src: decoderTools }).onerror = () => {
      hasDecoder = false;
    };
  };
  on('pointerover', '.error-decoder', load);
  on('focusin', '.error-decoder', load);
  // The move that brought this script may have been to the box.
  if (document.querySelector('.error-decoder:is(:hover, :focus-within)')) load();
}

/** Tools that a page has a use for when this is in it: their scripts, by selector. */
const toolsBySelector = { main: textTools, '.options': optionTools, '.question-filter': questionTools };

const wanted = new Map(Object.entries(toolsBySelector));

let hasTurned = false;

/** What the tools for the text would have answered, had they been there: it is done again then. */
let unanswered: Event | undefined;

function repeat(): void {
  if (!unanswered) return;
  const Kind = unanswered.constructor as new (type: string, init: EventInit) => Event;
  unanswered.target?.dispatchEvent(new Kind(unanswered.type, unanswered));
}

function loadWanted(): void {
  if (!hasTurned) return;
  for (const [selector, src] of wanted) {
    if (!document.querySelector(selector)) continue;
    wanted.delete(selector);
    const script = addToHead('script', { src });
    if (src === textTools) script.onload = repeat;
    // With the next page, anew.
    script.onerror = () => void wanted.set(selector, src);
  }
}

function turn(event?: Event): void {
  unanswered = event;
  if (hasTurned) return;
  hasTurned = true;
  loadWanted();
}

/** The tools for what is on the page come when the reader turns to it, scrolls, or presses one of their keys. */
export function loadTools(): void {
  on('pointerover', 'main', (_, event) => turn(event));
  on('focusin', 'main', (_, event) => turn(event));
  addEventListener('scroll', () => turn(), { once: true, passive: true });
  document.addEventListener('keydown', (event) => {
    if (shortcutOf(event) && !isTypedInto(event)) turn(event);
  });
  // The move that brought this script may have been one.
  if (hasNoShortcuts() || scrollY > 0 || document.querySelector('main:is(:hover, :focus-within)')) turn();
  withEachBody(loadWanted);
}

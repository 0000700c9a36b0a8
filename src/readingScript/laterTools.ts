import { withEachBody } from '../pageScript/events';
import { addToHead } from '../pageScript/head';
import { closest, on } from '../pageScript/on';

/** Addresses of scripts, put in by the build: `plugins/page-script/`. */
declare const factTools: string;
declare const optionTools: string;
declare const questionTools: string;

const countSelector = '.fact-count';

let factScript: HTMLScriptElement | undefined;

/** The tools for facts come when the reader turns to the first count, or arrives at a sentence. */
function loadFacts(): HTMLScriptElement {
  return (factScript ??= addToHead('script', { src: factTools }));
}

/** Presses a count once the tools are there; without them, it is the link that it is. */
function pressLater(event: Event): void {
  const count = closest(event.target, countSelector) as HTMLAnchorElement | null | undefined;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (!count || ctrlKey || metaKey || shiftKey || count.hasAttribute('aria-expanded')) return;
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

/** Tools that a page has a use for when this is in it: their scripts, by selector. */
const toolsBySelector = { '.options': optionTools, '.question-filter': questionTools };

export function loadTools(): void {
  const wanted = new Map(Object.entries(toolsBySelector));
  withEachBody(() => {
    for (const [selector, src] of wanted) {
      if (!document.querySelector(selector)) continue;
      wanted.delete(selector);
      addToHead('script', { src });
    }
  });
}

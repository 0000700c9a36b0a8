import { findMarks } from '../engine/snippet';

/** Name of the highlight in CSS. */
const highlightName = 'search-terms';
/** On the element in which terms are highlighted. */
const markedClass = 'search-marked';
/** A page on which everything is highlighted shows nothing. */
const mostRanges = 2_000;

function rangesIn(root: Element, terms: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node && ranges.length < mostRanges; node = texts.nextNode()) {
    // Of what is drawn the colour is not that of the words, which would be pale on pale.
    if (node.parentElement instanceof SVGElement) continue;
    for (const [start, end] of findMarks(node.nodeValue ?? '', terms)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Takes the highlights away. */
export function clearHighlights(): void {
  document.removeEventListener('keydown', clearOnEscape);
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}

function clearOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') clearHighlights();
}

/**
 * Highlights terms in the page's content until Esc is pressed or another page is opened. The document itself is not
 * changed, so React keeps what it owns. Browsers without the CSS Custom Highlight API show no highlights.
 */
export function highlightTerms(terms: readonly string[]): void {
  clearHighlights();
  const root = document.querySelector('article') ?? document.querySelector('main');
  if (!root || !('highlights' in CSS)) return;
  root.classList.add(markedClass);
  CSS.highlights.set(highlightName, new Highlight(...rangesIn(root, terms)));
  document.addEventListener('keydown', clearOnEscape);
}

const landedClass = 'search-landed';

/** Shows once where a result has led: the heading, or the row of a question or an option. */
export function flashTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const row = target?.closest('summary, .options section > div') ?? target;
  row?.classList.add(landedClass);
  row?.addEventListener('animationend', () => row.classList.remove(landedClass), { once: true });
}

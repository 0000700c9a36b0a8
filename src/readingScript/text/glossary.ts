import { terms } from '../../data/terms';
import { withEachBody } from '../../pageScript/events';
import { addCards } from './card';
import { element } from '../element';
import { createFirstUses } from './firstUses';
import { wrapText } from './wrapText';

const termClass = 'reading-term';

/** Where a word is something else: a name, a link, or part of what React keeps alive. */
const skipped = 'a,code,pre,summary,button,[data-island]';

/** Texts of the paragraphs and lists, but not those whose parents mean something else. */
function textsIn(article: Element): Text[] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent?.closest('p,li') && !parent.closest(skipped)) texts.push(text);
  }
  return texts;
}

/** Marks the first use of each word of the glossary on a page; not those that the page is about. */
function markTerms(): void {
  const article = document.querySelector('.theme-doc-markdown');
  if (!article || article.querySelector(`.${termClass}`)) return;
  const title = article.querySelector('h1')?.textContent ?? '';
  const findFirstUses = createFirstUses(
    terms.map(({ name }) => name).filter((name) => !title.includes(name)),
  );
  for (const text of textsIn(article)) {
    // From the end: what is split off does not move what stands before it.
    for (const { name, start } of findFirstUses(text.data).reverse()) {
      wrapText(text, start, name.length, termClass).tabIndex = 0;
    }
  }
}

function define({ textContent: name }: HTMLElement): readonly Node[] | undefined {
  const term = terms.find((each) => each.name === name);
  return term && [element('b', '', name), element('p', '', term.definition)];
}

/** The words of the glossary explain themselves where a page uses them first. */
export function handleGlossary(): void {
  withEachBody(markTerms);
  addCards({ selector: `.${termClass}`, contentOf: define, byClick: true });
}

import { terms } from '../../data/terms';
import { withEachBody } from '../../pageScript/events';
import { addCards } from './card';
import { element } from '../element';

/** As `plugins/glossary` writes them, each where a page uses the word first. */
const termSelector = '.theme-doc-markdown u';

/** They answer now: the keyboard reaches them as well. */
function openTerms(): void {
  for (const term of document.querySelectorAll<HTMLElement>(termSelector)) term.tabIndex = 0;
}

function define({ textContent: name }: HTMLElement): readonly Node[] | undefined {
  const term = terms.find((each) => each.name === name);
  return term && [element('b', '', name), element('p', '', term.definition)];
}

/** The words of the glossary explain themselves where a page uses them first. */
export function handleGlossary(): void {
  withEachBody(openTerms);
  addCards({ selector: termSelector, contentOf: define, byClick: true });
}

import { withEachBody } from '../../pageScript/events';
import { closest, on } from '../../pageScript/on';

const followingClass = 'reading-contents';

function closeOpened(): void {
  document.querySelector(`.${followingClass}[open]`)?.removeAttribute('open');
}

/**
 * On narrow screens the contents stay at the upper edge, a line: opened they lie over the text, and close once one of them
 * was chosen or the reader turns away. A page of questions has its filter there, with the same categories.
 */
export function handleContents(): void {
  withEachBody(() => {
    if (document.querySelector('.question-filter')) return;
    document.querySelector('.theme-doc-toc-mobile')?.classList.add(followingClass);
  });
  // Before the browser goes there: what is folded away above the place would move it.
  on('click', `.${followingClass} a`, closeOpened);
  for (const turn of ['click', 'focusin']) {
    document.addEventListener(turn, ({ target }) => {
      if (!closest(target, `.${followingClass}`)) closeOpened();
    });
  }
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !closest(target, `.${followingClass}[open]`)) return;
    document.querySelector<HTMLElement>(`.${followingClass} > summary`)?.focus();
    closeOpened();
  });
}

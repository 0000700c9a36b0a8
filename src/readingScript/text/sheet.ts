import { translate } from '@docusaurus/Translate';
import { element } from '../element';

let count = 0;

/** Makes a dialog with a title and a button that closes it; it is closed. The browser gives the focus back after it. */
export function createSheet(title: string, ...content: Node[]): HTMLDialogElement {
  const heading = element('h2', '', title);
  heading.id = `reading-sheet-${(count += 1)}`;
  const close = element(
    'button',
    '',
    translate({
      id: 'reading.sheet.close',
      message: '关闭',
      description: 'The button that closes a sheet over the page',
    }),
  );
  const sheet = element(
    'dialog',
    'reading-sheet',
    element('div', 'reading-head', heading, close),
    ...content,
  );
  sheet.setAttribute('aria-labelledby', heading.id);
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', ({ target }) => {
    // What is around the sheet is the dialog, too.
    if (target === sheet) sheet.close();
  });
  // It is of the page that is left.
  addEventListener('popstate', () => sheet.close());
  document.body.append(sheet);
  return sheet;
}

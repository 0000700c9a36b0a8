/** A declaration and what is said of it, as one element. Texts are the reader's packages': they stay texts. */
export function explanation(declaration: readonly Node[], documentation: string): HTMLElement {
  const element = document.createElement('div');
  const code = element.appendChild(document.createElement('div'));
  code.className = 'cm-declaration';
  code.append(...declaration);
  if (documentation !== '') {
    const text = element.appendChild(document.createElement('div'));
    text.className = 'cm-documentation';
    text.textContent = documentation;
  }
  return element;
}

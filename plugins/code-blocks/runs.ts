/** A run of characters of one colour; the class is empty for the colour of the text around. */
export interface Run {
  className: string;
  text: string;
}

/** Adds a part of a code to its runs, to the last one where it can. */
export function appendRun(runs: Run[], className: string, text: string): void {
  const last = runs.at(-1);
  // White space has no colour: it need not begin a run of its own.
  if (last && (last.className === className || text.trim() === '')) last.text += text;
  else runs.push({ className, text });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @returns text, and `<span class="k">` of the classes in `src/css/code.css` */
export function toHtml(runs: readonly Run[]): string {
  return runs
    .map(({ className, text }) =>
      className === '' ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

/** Shows in the rail of a step's page, which is static HTML, the steps whose check was passed. */
export function showDone(done: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-step]')) {
    link.toggleAttribute('data-done', done.includes(link.dataset['step'] ?? ''));
  }
}

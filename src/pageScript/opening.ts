/**
 * A page that is opened again is scrolled to where the reader was, which needs the place of everything: there nothing is
 * put off, see `src/css/text.css`.
 */
export function finishOpening(): void {
  for (const { type } of performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]) {
    if (type !== 'navigate') document.querySelector('.opening')?.removeAttribute('class');
  }
}

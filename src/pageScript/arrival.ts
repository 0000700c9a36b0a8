/**
 * A page that is opened again is scrolled to where the reader was, which needs the place of everything: there the end of a
 * long body is not put off, see `src/css/text.css`.
 */
export function finishArrival(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') document.querySelector('.arriving')?.classList.remove('arriving');
}

/** As the standards say; TypeScript's own declarations tell no kind of entry from another. */
interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  getEntriesByType(type: 'resource'): PerformanceResourceTiming[];
}

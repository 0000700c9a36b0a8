/** Runs in each page before its own scripts: keeps what the browser says about loading. */
export interface LoadMetrics {
  /** ms of each task longer than 50 ms. */
  longTasks: number[];
  firstPaint: number;
  largestPaint: number;
  /** Sum of shifts without a reader's input. */
  layoutShift: number;
}

declare global {
  interface Window {
    benchLoad: LoadMetrics;
  }
  interface PerformanceEntry {
    hadRecentInput?: boolean;
    value?: number;
  }
}

const metrics: LoadMetrics = { longTasks: [], firstPaint: 0, largestPaint: 0, layoutShift: 0 };
window.benchLoad = metrics;

function observe(type: string, add: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
}

observe('longtask', ({ duration }) => metrics.longTasks.push(duration));
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
  if (!hadRecentInput) metrics.layoutShift += value;
});

/** Runs in each page before its own scripts: says when another heading has been painted. */
export interface HeadingPaint {
  pathname: string;
  /** ms since the epoch, the same clock in every document. */
  time: number;
}

declare global {
  interface Window {
    benchHeading: (paint: HeadingPaint) => Promise<void>;
    benchClick: (time: number) => Promise<void>;
  }
}

const shown = { heading: '', pathname: '' };

function now(): number {
  return performance.timeOrigin + performance.now();
}

function eachFrame(): void {
  const heading = document.querySelector('h1')?.textContent ?? '';
  const { pathname } = location;
  // Some change the address first, some the heading.
  if (heading && heading !== shown.heading && pathname !== shown.pathname) {
    Object.assign(shown, { heading, pathname });
    // A task of its own follows the frame.
    setTimeout(() => void window.benchHeading({ pathname, time: now() }));
  }
  requestAnimationFrame(eachFrame);
}

addEventListener(
  'click',
  ({ timeStamp }) => void window.benchClick(performance.timeOrigin + timeStamp),
  true,
);
eachFrame();

import type { Control, Effect, PressResult } from './controlFormat';

/** Runs in each page before its own scripts: presses a control as soon as the page is painted, and times the effect. */
declare global {
  interface Window {
    benchControl?: Control;
    benchPress: (point: { x: number; y: number; key?: string }) => Promise<void>;
    benchReport: (result: PressResult) => Promise<void>;
  }
}

/** A reader who sees nothing happen presses again. */
const patience = 500;

function background(): string {
  return [document.documentElement, document.body]
    .map((element) => getComputedStyle(element).backgroundColor)
    .join();
}

function isShown(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true });
}

/** What is compared before and after: the effect has come when it differs. */
function stateOf(effect: Effect, pressed: Element | undefined): string {
  if (effect.kind === 'background') return background();
  if (effect.kind === 'changed')
    return (pressed?.closest(effect.selector) ?? document.querySelector(effect.selector))?.outerHTML ?? '';
  const elements = [...document.querySelectorAll(effect.selector)];
  if (effect.kind === 'focused')
    return String(elements.some((element) => element === document.activeElement));
  return String(elements.some(isShown));
}

function findControl(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
}

function press(element: HTMLElement, key: string | undefined): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (key) element.focus();
  const { left, top, width, height } = element.getBoundingClientRect();
  void window.benchPress({ x: left + width / 2, y: top + height / 2, ...(key ? { key } : {}) });
}

function start({ press: selector, key, effect }: Control, firstPaint: number): void {
  let pressedAt: number | undefined;
  let before = '';
  let presses = 0;
  let lastPress = -Infinity;
  let control: HTMLElement | undefined;
  const waitsForControl = !findControl(selector);
  const type = key ? 'keydown' : 'pointerdown';
  const onPress = (event: Event): void => {
    before = stateOf(effect, control);
    pressedAt = waitsForControl ? firstPaint : event.timeStamp;
  };
  addEventListener(type, onPress, { capture: true, once: true });
  const eachFrame = (): void => {
    if (pressedAt !== undefined && stateOf(effect, control) !== before) {
      const time = performance.now() - pressedAt;
      void window.benchReport({ time, presses });
      return;
    }
    control = findControl(selector);
    if (control && performance.now() - lastPress > patience) {
      lastPress = performance.now();
      presses += 1;
      press(control, key);
    }
    requestAnimationFrame(() => setTimeout(eachFrame));
  };
  eachFrame();
}

const control = window.benchControl;
if (control) {
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    start(control, paint.startTime);
  }).observe({ type: 'paint', buffered: true });
}

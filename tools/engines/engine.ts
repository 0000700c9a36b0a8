/** In milliseconds. A whole matrix is recorded in one step. */
export const longestStep = 20 * 60_000;

/** What the tests and the records ask of a browser engine beside Chromium, in its one window. */
export interface Engine {
  /** As its makers call it: `Firefox`, `WebKitGTK`. */
  name: string;
  /** As it says itself. */
  version: string;
  /** Ends when the page has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Opens another window in the place of this one, without a history. */
  renew: () => Promise<void>;
  /**
   * Evaluates an expression in the page and waits for it if it is a promise.
   *
   * @returns a copy of the value; `undefined` is kept, functions are not
   * @throws an error with what the page throws in words, as in `TypeError: x is not a function`
   */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses with the mouse what a CSS selector finds first. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses and releases one key, named as in `KeyboardEvent.key`. */
  press: (key: 'Enter' | 'Shift') => Promise<void>;
  /** The page's own width and height. */
  resize: (width: number, height: number) => Promise<void>;
  clearCookies: () => Promise<void>;
  close: () => Promise<void>;
}

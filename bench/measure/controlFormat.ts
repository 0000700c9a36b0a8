/** What a reader sees once a press has done something. */
export type Effect =
  /** The page has another background. */
  | { kind: 'background' }
  /** A box has the focus. */
  | { kind: 'focused'; selector: string }
  /** Something is visible that was not. */
  | { kind: 'shown'; selector: string }
  /** Something is marked up otherwise than when it was pressed. */
  | { kind: 'changed'; selector: string };

export interface Control {
  /** Selector of what is pressed. */
  press: string;
  /** A key that is pressed while it has the focus, instead of the pointer. */
  key?: string;
  effect: Effect;
}

/** What a first press took. */
export interface PressResult {
  /**
   * ms from the press to the frame that shows its effect; from the first paint, if there was nothing to press then.
   */
  time: number;
  /** How many presses it took: one that does nothing is repeated. */
  presses: number;
}

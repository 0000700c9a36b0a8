import type * as GarfishModule from 'garfish';

/** What a fact's host page offers, beside Garfish's own `window.Garfish`, to the code that a fact evaluates in it. */
declare global {
  interface Window {
    garfishModule: typeof GarfishModule;
    notes: string[];
  }
}

import { withEachBody } from '../pageScript/events';
import { addToHead } from '../pageScript/head';
import { handleAnchors } from './anchors';
import { addNoticeRegion } from './notice';
import { handleWrap } from './wrap';

/** The address of `options.ts`, as it is built. */
declare const optionsScript: string;

let hasOptions = false;

function loadOptions(): void {
  if (hasOptions || !document.querySelector('.options')) return;
  hasOptions = true;
  addToHead('script', { src: optionsScript });
}

/*
 * Tools of the page being read that nobody needs before the first move: the page's script asks for them when it starts
 * React, and they work on the HTML, React or not.
 */
addNoticeRegion();
handleAnchors();
handleWrap();
withEachBody(loadOptions);

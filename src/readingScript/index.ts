import { handleAnchors } from './anchors';
import { loadFactTools, loadTools } from './laterTools';
import { addNoticeRegion } from './notice';
import { handleWrap } from './wrap';

/*
 * Tools of the page being read that nobody needs before the first move: the page's script asks for them when it starts
 * React, and they work on the HTML, React or not.
 */
addNoticeRegion();
handleAnchors();
handleWrap();
loadFactTools();
loadTools();

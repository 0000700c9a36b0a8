import { handleAnchors } from './anchors';
import { handleMarkdown } from './markdown';
import { addNoticeRegion } from './notice';
import { handleWrap } from './wrap';

/*
 * Tools of the page being read that nobody needs before the first move: the page's script asks for them when it starts
 * React, and they work on the HTML, React or not.
 */
addNoticeRegion();
handleAnchors();
handleMarkdown();
handleWrap();

import { loadDecoder, loadFactTools, loadPictureScript, loadTools } from './laterTools';

/*
 * Tools of the page being read that nobody needs before the first move: the page's script asks for this when it starts
 * React, and they work on the HTML, React or not. They come when the reader turns to what they are for.
 */
loadDecoder();
loadFactTools();
loadTools();
loadPictureScript();

import { handleAnchors } from './anchors';
import { addCard } from './card';
import { handleCodeTypes } from './codeTypes';
import { handleFeedback } from './feedback';
import { handleGlossary } from './glossary';
import { loadFactTools, loadTools } from './laterTools';
import { handleMarkdown } from './markdown';
import { addNoticeRegion } from './notice';
import { handlePreviews } from './previews';
import { handleShortcuts } from './shortcuts';
import { handleWrap } from './wrap';

/*
 * Tools of the page being read that nobody needs before the first move: the page's script asks for them when it starts
 * React, and they work on the HTML, React or not.
 */
addNoticeRegion();
addCard();
handleAnchors();
handleCodeTypes();
handleFeedback();
handleGlossary();
handlePreviews();
handleShortcuts();
handleMarkdown();
handleWrap();
loadFactTools();
loadTools();

import { handleAnchors } from './anchors';
import { handleContents } from './contents';
import { handleMarkdown } from './markdown';
import { addNoticeRegion } from '../notice';
import { handleWrap } from './wrap';
import { addCard } from './card';
import { handleCodeTypes } from './codeTypes';
import { handleFeedback } from './feedback';
import { handleGlossary } from './glossary';
import { handlePreviews } from './previews';
import { handleShortcuts } from './shortcuts';

/* What explains and serves the text: a script of its own, asked for once the reader turns to it. */
addNoticeRegion();
addCard();
handleAnchors();
handleCodeTypes();
handleContents();
handleFeedback();
handleGlossary();
handleMarkdown();
handlePreviews();
handleShortcuts();
handleWrap();

import { handleAnnouncement } from './announcement';
import { handleCode } from './code';
import { handleColourMode } from './colourMode';
import { handleEarlyClicks } from './earlyClicks';
import { pageScriptEvent, say, withEachBody } from './events';
import { loadOnce } from './head';
import { finishOpening } from './opening';
import { handleQuestions } from './questions';
import { handleSearch } from './search';
import { showEntryInSidebar } from './sidebar';
import { startOnIntent } from './start';
import { handleTabs } from './tabs';

/** Until the reader comes, the script for pictures has something to say of those that failed only. */
function handleFailedImages(): void {
  const failed = [...document.querySelectorAll<HTMLImageElement>('[data-image] img')].find(
    ({ complete, naturalWidth }) => complete && !naturalWidth,
  );
  if (failed) loadOnce('images-script');
}

/*
 * What pages do without React: this is a script of its own on every page, and works on their HTML before React has
 * started, while it starts, and where it never comes. It starts React when the reader is about to use the page.
 */
finishOpening();
startOnIntent();
handleEarlyClicks();
handleColourMode();
handleAnnouncement();
handleSearch();
handleCode();
handleTabs();
handleQuestions();
withEachBody(handleFailedImages);
// It does not bubble.
addEventListener('error', handleFailedImages, true);
showEntryInSidebar();
say(pageScriptEvent);

import { handleAnnouncement } from './announcement';
import { handleCode } from './code';
import { handleColourMode } from './colourMode';
import { handleEarlyClicks } from './earlyClicks';
import { pageScriptEvent, say, withEachBody } from './events';
import { loadOnce } from './head';
import { handleQuestions } from './questions';
import { handleSearch } from './search';
import { showCurrentEntry } from './sidebar';
import { startOnIntent } from './start';
import { handleTabs } from './tabs';

function handleImages(): void {
  if (document.querySelector('[data-image]')) loadOnce('images-script');
}

/*
 * What pages do without React: this is a script of its own on every page, and works on their HTML before React has
 * started, while it starts, and where it never comes. It starts React when the reader is about to use the page.
 */
startOnIntent();
handleEarlyClicks();
handleColourMode();
handleAnnouncement();
handleSearch();
handleCode();
handleTabs();
handleQuestions();
withEachBody(handleImages);
showCurrentEntry();
say(pageScriptEvent);

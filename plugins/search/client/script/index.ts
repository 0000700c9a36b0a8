import { say, searchEvent } from '@site/src/pageScript/events';
import { metaContent } from '@site/src/pageScript/head';
import { buildMark } from '../../engine/buildMark';
import { SearchService } from '../searchService';
import type {} from '../siteSearch';
import { SearchBox } from './searchBox';
import { whenStyled } from './whenStyled';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;
declare const searchWorker: string;

const service = new SearchService({
  baseUrl: siteBaseUrl,
  hash: metaContent(buildMark),
  worker: searchWorker,
});
service.load();

let box: SearchBox | undefined;

/** React may have replaced the navbar with the page. */
function findBox(): void {
  const container = document.querySelector<HTMLElement>('[data-search]');
  if (!container || box?.container === container) return;
  box?.dispose();
  box = new SearchBox(container, service, siteBaseUrl);
}

/*
 * The search: a script of its own, which the page's script asks for when the reader turns to the search box, and React's
 * results page. See `src/pageScript/search.ts`.
 */
whenStyled(() => {
  findBox();
  document.addEventListener('focusin', findBox);
  document.addEventListener('pointerover', findBox);
  service.subscribe(() => box?.show());
});
window.siteSearch = { service, close: () => box?.close() };
say(searchEvent);

import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { RouteMatchCallbackOptions } from 'workbox-core';
import { keepAll, pageFiles } from '../keep';
import type { Question } from '../messages';
import { containedFrames, containedQuery, namesItsContent, withFrameFiles } from '../siteManifest';
import { build, openCache } from './build';
import { openContainedFrame } from './containedFrame';
import { hasOlderTab, tidy } from './documents';
import { addressOf, openBody, openFile, openNamed, pageOfBody } from './files';
import { keptPages } from './keptPages';
import { install } from './install';
import { openPage } from './pages';
import { scope } from './scope';
import { isTextShard, openTextShard } from './searchTexts';

/** Requests of the site's pages. One that wants to know what the server has goes past every cache, this one too. */
function ofSite(matches: (address: string, options: RouteMatchCallbackOptions) => boolean) {
  return (options: RouteMatchCallbackOptions): boolean => {
    const { sameOrigin, url, request } = options;
    if (!sameOrigin || !url.pathname.startsWith(build.baseUrl) || request.cache === 'no-store') return false;
    return matches(addressOf(url), options);
  };
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));

// The first that matches answers; what none matches, the browser asks the server for.
registerRoute(
  ofSite((address, { url }) => Object.hasOwn(containedFrames, address) && url.search === containedQuery),
  openContainedFrame,
);
registerRoute(
  ofSite((_address, { request }) => request.mode === 'navigate'),
  openPage,
);
registerRoute(
  ofSite((_address, { url }) => isTextShard(url)),
  openTextShard,
);
registerRoute(ofSite(namesItsContent), openNamed);
registerRoute(
  ofSite((_address, { url }) => pageOfBody(url) !== undefined),
  openBody,
);
registerRoute(
  ofSite((address) => Object.hasOwn(build.files, address) && !Object.hasOwn(build.pages, address)),
  openFile,
);

async function handle(question: Question, port: MessagePort | undefined): Promise<void> {
  switch (question.type) {
    case 'keep': {
      const kept = question.addresses.filter((address) => Object.hasOwn(build.files, address));
      const files = kept.flatMap((address) => [...pageFiles(build, address), ...withFrameFiles(address)]);
      return keepAll(build, await openCache(), [...new Set(files)]);
    }
    case 'takeOver':
      return question.ifUnneeded && (await hasOlderTab()) ? undefined : scope.skipWaiting();
    case 'keptPages':
      return port?.postMessage(await keptPages());
    case 'manifest':
      return port?.postMessage(build);
  }
}

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(handle(event.data as Question, port).catch(() => port?.postMessage(null)));
});

import { isLink } from './isLink';
import type * as shareLink from './shareLink';

type Links = typeof shareLink;

let links: Links | undefined;

/** Loads what reads and writes links: few readers come with one. Rejects when it cannot be had; the next call tries again. */
export async function loadLinks(): Promise<Links> {
  links ??= await import(/* webpackChunkName: "playground-links" */ './shareLink');
  return links;
}

function hasLink(): boolean {
  return typeof location !== 'undefined' && isLink(location.hash);
}

/**
 * Puts the link back that the document was opened with, where another hash has taken its place: that of the way to the main
 * part, which is a link of its own until React is there.
 */
function restoreLink(): void {
  if (location.hash === '' || hasLink()) return;
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname, hash } = new URL(opened?.name ?? location.href);
  if (pathname === location.pathname && isLink(hash)) history.replaceState(history.state, '', hash);
}

/** Makes `readAddress` ready for the address of this moment. Rejects when what reads a link cannot be had. */
export async function loadAddress(): Promise<void> {
  restoreLink();
  if (hasLink()) await loadLinks();
}

/** What the address holds; to be called after `loadAddress`. */
export function readAddress(): shareLink.Shared {
  return hasLink() && links ? links.fromHash(location.hash) : { kind: 'none' };
}

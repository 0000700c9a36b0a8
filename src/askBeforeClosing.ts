const holders = new Set<string>();

/** The browser asks before the page is closed, while one of those that call this holds what no storage keeps. */
export function askBeforeClosing(holder: string, isHolding: boolean): void {
  if (isHolding) holders.add(holder);
  else holders.delete(holder);
  // The property: what `preventDefault` does in a listener, Chromium before 119 does not heed.
  window.onbeforeunload = holders.size > 0 ? () => true : null;
}

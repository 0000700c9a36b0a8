/** Where the keys of a list of tabs lead: to the one beside, and around, to the first and the last; other keys nowhere. */
export function nextTab<Tab>(key: string, tabs: readonly Tab[], selected: Tab): Tab | undefined {
  const index = tabs.indexOf(selected);
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** Whether a hash is that of a link, a damaged one, too. The page's own, as that of the way to its main part, are none. */
export function isLink(hash: string): boolean {
  return /^#v\d+(?:\.|%2e|$)/i.test(hash);
}

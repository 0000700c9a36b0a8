// Eject of 3.10.2. Change: loads no languages; code is coloured when the site is built (plugins/code-blocks/).
export default function prismIncludeLanguages(): void {
  // The theme calls this when a page starts.
}

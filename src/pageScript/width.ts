/** Of a screen without a list of pages beside the text: the breakpoint of Docusaurus, as style sheets have it. */
export const narrowScreen = '(max-width: 62.25em)';

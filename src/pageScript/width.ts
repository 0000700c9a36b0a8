/** Of a screen without a list of pages beside the text: the breakpoint of Docusaurus. */
export const narrowScreen = '(max-width: 996px)';

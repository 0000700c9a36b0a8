/** Sent to the document when the body of a page has been put into it. */
export const bodyEvent = 'bodychange';

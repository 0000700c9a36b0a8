/** Names the entry of the storage that keeps the drafts. */
export const draftsKey = 'playground.drafts';

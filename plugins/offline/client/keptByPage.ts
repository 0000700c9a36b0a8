/** Addresses that the page itself keeps just now: that they are loaded is no news to the worker. */
export const keptByPage = new Set<string>();

/** The sidebars of documents that have arrived, by their names: each does with the first page that shows it. */
export const arrivedSidebars: Record<string, unknown> = {};

/** Of the list of options below the search box's field, which controls it. */
export const listId = 'search-options';

/** How many rows a page of a list has, for all lists until the logout: the key in the browser's store, and the number before a choice. */
export const PAGE_SIZE = ['lists.pageSize', 25] as const;

/** Texts of the search window and the search page. */
export const searchWords = {
  name: 'Search',
  field: 'Search pages and open positions',
  button: 'Search',
  close: 'Close',
  hint: 'A word or two are enough. The last one need not be finished.',
  loading: 'Looking through the pages…',
  failed: 'The search could not be loaded. All pages are listed under',
  failedLink: 'Search',
  one: 'One result',
  many: 'results',
  nothing: 'Nothing was found for',
  nothingHelp: 'Ask us, or look through what we do.',
  position: 'Open position',
  keys: 'The arrow keys go through the results, Enter opens one.',
  shortcut: 'The key / opens the search on every page.',
} as const;

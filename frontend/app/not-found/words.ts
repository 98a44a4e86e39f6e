/** Texts of the page for unknown addresses. */
export const notFound = {
  label: 'Page not found',
  description: 'The address leads to no page of this site.',
  sheet: 'Sheet 404 — page not found',
  title: 'There is no page at this address.',
  lead: 'It may be misspelt, or the page was removed.',
  caption: 'Fig. 404 — where the part should stand.',
} as const;

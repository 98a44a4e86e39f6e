/** Texts of the page for unknown addresses. */
export const notFound = {
  label: 'Page not found',
  description: 'There is no page at this address.',
  sheet: 'Sheet 404 — not in the set',
  title: 'There is no such sheet.',
  lead: 'The address may be misspelt, or the page was withdrawn with an earlier revision. The drawings we do have start here.',
  caption: 'Fig. 404 — where the part should stand.',
} as const;

export const policyWords = { contents: 'On this page', revised: 'revised' } as const;

/** Captions of the policies' drawings. They are kept apart from the text, because every change of that needs a new version. */
export const policyCaptions = {
  privacy: 'How long it is kept. Then it is deleted.',
  terms: 'Two parts, one joint.',
} as const;

/** The times of the section *How long we keep it*, and of the counts of pages. */
export const tape = {
  label:
    'A tape measure of twenty-five months. On it stand a receipt at 24 hours, spam at thirty days, an application at twelve months, a message at two years and counts of pages at twenty-five months',
  kept: {
    receipt: { name: 'Receipt', time: '24 hours' },
    spam: { name: 'Spam', time: '30 days' },
    application: { name: 'Application', time: '12 months' },
    message: { name: 'Message', time: '24 months' },
    counts: { name: 'Page counts', time: '25 months' },
  },
} as const;

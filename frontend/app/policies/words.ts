export const policyWords = { contents: 'On this page', revised: 'revised' } as const;

/** Captions of the policies' drawings. They are kept apart from the text, because every change of that needs a new version. */
export const policyCaptions = { privacy: 'A one drawer · B one key.', terms: 'Two parts, one joint.' } as const;

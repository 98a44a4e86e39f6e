export const policyWords = { contents: 'On this sheet', revised: 'revised' } as const;

/** Under the policies' drawings: apart from the text, whose every change needs a new version. */
export const policyCaptions = { privacy: 'A one drawer · B one key.', terms: 'Two parts, one joint.' } as const;

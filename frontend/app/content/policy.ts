/** A policy is a numbered sheet of plain sections. A paragraph may name a mail address; it is shown as a link. */
export type Policy = {
  revised: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

export const policyWords = { contents: 'On this sheet', revised: 'revised' } as const;

/** Under the policies' drawings: apart from the text, whose every change needs a new version. */
export const policyCaptions = { privacy: 'One drawer, one key.', terms: 'Two parts, one joint.' } as const;

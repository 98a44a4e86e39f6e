/** Both who signs and who verifies go by these. */
export const tokenRules = { algorithm: 'HS256', issuer: 'frontdoor' } as const;

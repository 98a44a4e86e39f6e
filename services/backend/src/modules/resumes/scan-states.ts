/** pending = no verdict yet; not-scanned = there is no scanner by policy; infected = deleted, nobody can read it. */
export const scanStates = ['pending', 'not-scanned', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

export const findingStates = ['good', 'unneeded', 'unknown', 'warning', 'fault'] as const;
export const senderChecks = ['sender', 'SPF', 'DKIM', 'DMARC'] as const;

/** What a look at the domain of our mails has found, in words for the operator. `infra/doctor/finding.ts` has the same shape. */
export interface Finding {
  check: (typeof senderChecks)[number];
  /** unknown = it could not be looked up, which is not good; unneeded = nobody gets mail from there. */
  state: (typeof findingStates)[number];
  /** What was found. */
  says: string;
  /** What to do about it, unless it is good. */
  todo?: string;
}

import { channel } from 'node:diagnostics_channel';

export type SubmissionOutcome = 'accepted' | 'held' | 'replayed' | 'refused';

export interface CountedSubmission {
  /** Which form. */
  kind: string;
  outcome: SubmissionOutcome;
  /** The stable code of a refusal. */
  code: string;
}

/** Publishes the outcome of a submission. It costs nothing without a subscriber. */
export const submissions = channel('frontdoor:submission');

export function countSubmission(kind: string, outcome: SubmissionOutcome, code = ''): void {
  if (submissions.hasSubscribers) submissions.publish({ kind, outcome, code } satisfies CountedSubmission);
}

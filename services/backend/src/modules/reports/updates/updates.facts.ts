/**
 * How an update ended. went_back: it failed, and the version of before was started again by itself. rolled_back: a person did so.
 * started: it was made in another way, of which only the start of another version is known.
 */
export const updateOutcomes = ['updated', 'went_back', 'rolled_back', 'started'] as const;
export type UpdateOutcome = (typeof updateOutcomes)[number];

/** How many the page about the system shows, and how many are kept at any age. */
export const shownUpdates = 5;

export interface Update {
  /** The version that ran before, and runs again where it went back or was rolled back; null where nobody knows. */
  from: string | null;
  /** The version that was to run, also where it does not any more. */
  to: string;
  outcome: UpdateOutcome;
  /** Why it went back, in words, without anything of a person. */
  reason: string | null;
  /** From the first command to the last; null where nobody counted. */
  seconds: number | null;
}

/** An update that somebody saw from its beginning to its end. */
export type ToldUpdate = Update & { from: string; outcome: Exclude<UpdateOutcome, 'started'> };

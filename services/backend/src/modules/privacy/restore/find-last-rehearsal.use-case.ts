import { rehearsals } from './rehearsals.repository';

/** The newest rehearsal of a restore, and when it was recorded. */
export const { findLast: findLastRehearsal } = rehearsals;

/** A backup that nobody has restored for longer is proven no more. */
export const LONGEST_PROVEN_SECONDS = 2 * 86_400;

import { rehearsals } from './rehearsals.repository';

/** The newest rehearsal of a restore, and when it was recorded. */
export const { findLast: findLastRehearsal } = rehearsals;

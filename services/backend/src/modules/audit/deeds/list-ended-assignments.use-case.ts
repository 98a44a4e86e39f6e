import { deeds } from './deeds.repository';

export { type EndedAssignment } from './deeds.repository';

/** Assignments of enquiries that have ended by their time within 30 days, the newest first; not those of what was assigned since. */
export const { listEndedAssignments } = deeds;

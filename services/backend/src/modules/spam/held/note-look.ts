import { queries, run } from '../../../platform/database/queries';

/**
 * A transaction that takes in a submission is ended after 15 seconds. What comes into sight only after a look, with an older
 * time, must not count as looked at.
 */
const LATE = "interval '30 seconds'";

export const { noteLook } = queries('held-looks', {
  /** Somebody of the role has what is held in front of them: the digest is for those who have not. */
  noteLook: run<[role: string]>(`
    INSERT INTO held_looks AS last (role, looked_at) VALUES ($1, now() - ${LATE})
    ON CONFLICT (role) DO UPDATE SET looked_at = greatest(last.looked_at, excluded.looked_at)`),
});

import { queries, run } from '../../../platform/database/queries';
import { SESSIONS_KEPT_DAYS } from '../session/session.repository';

/** Removes sessions, tries to sign in and links whose time has passed. */
export const oldSignIns = queries('old-sign-ins', {
  attempts: run(`DELETE FROM login_attempts WHERE at < now() - interval '1 day'`),
  links: run(`DELETE FROM staff_links WHERE least(used_at, voided_at, expires_at) < now() - interval '1 day'`),
  sessions: run(`
    DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
  resetAsks: run(`DELETE FROM password_reset_asks WHERE asked_at < now() - interval '1 day' AND email IS NULL`),
  passkeyChallenges: run(`DELETE FROM answered_passkey_challenges WHERE expires_at < now() - interval '1 hour'`),
  /** They name addresses and browsers, so they go when the sessions do. */
  notices: run(`DELETE FROM staff_notices WHERE at < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
});

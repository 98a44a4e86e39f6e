import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { queries, run } from '../../../platform/database/queries';
import { Schedule } from '../../../platform/schedule/schedule';
import { SESSIONS_KEPT_DAYS } from '../session/session.repository';

const HOUR_MS = 3_600_000;

const forget = queries('old-sign-ins', {
  attempts: run(`DELETE FROM login_attempts WHERE at < now() - interval '1 day'`),
  links: run(`DELETE FROM staff_links WHERE least(used_at, voided_at, expires_at) < now() - interval '1 day'`),
  sessions: run(`
    DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
  resetAsks: run(`DELETE FROM password_reset_asks WHERE asked_at < now() - interval '1 day' AND email IS NULL`),
  /** They name addresses and browsers, so they go when the sessions do. */
  notices: run(`DELETE FROM staff_notices WHERE at < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
});

/**
 * Removes, once an hour, sign-in attempts, unusable links and answered password resets that are older than a day, and
 * sessions that ended and notices that were written more than 30 days ago.
 */
@Injectable()
export class ForgetOldSignIns {
  constructor(schedule: Schedule, database: Database) {
    const forgetAll = async () => {
      for (const forgetOld of Object.values(forget)) await forgetOld(database);
    };
    schedule.every({ name: 'old sign-ins', everyMs: HOUR_MS, run: forgetAll });
  }
}

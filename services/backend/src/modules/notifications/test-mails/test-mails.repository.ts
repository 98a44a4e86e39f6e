import { findRow, oneRow, queries, run } from '../../../platform/database/queries';
import { staffName } from '../../staff/staff.facts';

export const TEST_MAILS_KEPT_DAYS = 30;

/** The words that somebody wanted to see in their own mailbox. */
export interface TestMail {
  staffId: string;
  name: string;
  key: string;
  stage: string;
  subject: string;
  body: string;
  email: string;
}

type Words = [staffId: string, key: string, stage: string, subject: string, body: string, email: string];

export const testMails = queries('test-mails', {
  /** The tests of one person are counted one after the other. */
  lock: run<[staffId: string]>('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))'),
  countOfHour: oneRow<{ count: number }, [staffId: string]>(`
    SELECT count(*)::int AS count FROM test_mails WHERE staff_id = $1 AND created_at > now() - interval '1 hour'`),
  insert: oneRow<{ id: string }, Words>(`
    INSERT INTO test_mails (staff_id, key, stage, subject, body, email) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`),
  find: findRow<TestMail, [id: string]>(`
    SELECT staff_id AS "staffId", ${staffName('staff_id')} AS name, key, stage, subject, body, email FROM test_mails WHERE id = $1`),
  forget: run(`DELETE FROM test_mails WHERE created_at < now() - interval '${TEST_MAILS_KEPT_DAYS} days'`),
});

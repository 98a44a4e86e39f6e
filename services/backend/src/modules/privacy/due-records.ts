import { type SubmissionKind, submissionKinds, submissionTables } from './submission-kinds';
import type { RetentionKind } from './retention-rules';

/** Rows of a table that a rule is about. Its SQL has the rule's days as $1. */
export interface DueRecords {
  rule: RetentionKind;
  table: string;
  /** The column from which the time is counted. */
  since: string;
  condition: string;
  /** Absent for records that nothing hangs on. */
  kind?: SubmissionKind;
}

const older = (since: string) => `${since} < now() - make_interval(days => $1)`;

const submissions = (kind: SubmissionKind, rule: RetentionKind, which: string, since = 'created_at'): DueRecords => ({
  rule,
  kind,
  table: submissionTables[kind].table,
  since,
  condition: `${which} AND ${older(since)}`,
});

/** The audit log is not among them: only its own function may shorten it. */
export const dueRecords: readonly DueRecords[] = [
  submissions('application', 'application', "standing = 'clear' AND stage <> 'hired'", 'stage_since'),
  submissions('application', 'hired-application', "standing = 'clear' AND stage = 'hired'", 'stage_since'),
  submissions('consultation', 'consultation', "standing = 'clear'"),
  submissions('home-enquiry', 'home-enquiry', "standing = 'clear'"),
  submissions('contact-message', 'contact-message', "standing = 'clear'"),
  ...submissionKinds.map((kind) => submissions(kind, 'held', "standing <> 'clear'")),
  { rule: 'referral', table: 'referrals', since: 'withdrawn_at', condition: older('withdrawn_at') },
  {
    rule: 'delivery',
    table: 'deliveries',
    since: 'created_at',
    condition: `state <> 'pending' AND ${older('created_at')}`,
  },
  {
    rule: 'event',
    table: 'outbox',
    since: 'published_at',
    condition: `${older('published_at')}
      AND NOT EXISTS (SELECT FROM outbox_jobs j WHERE j.event_id = outbox.id AND j.state <> 'done')
      AND NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = outbox.id)`,
  },
];

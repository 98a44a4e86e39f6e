import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `heard` is the condition under which a mail of HR, as `m` with the event `o`, is an answer, and `leftAt` when it left. The rest of
 * the function is as the migration has it that made it.
 */
const refreshAnswerClock = (heard: string, leftAt: string) => `
  CREATE OR REPLACE FUNCTION refresh_answer_clock(targets uuid[]) RETURNS void LANGUAGE sql AS $$
    UPDATE applications a SET answer_from = n.start, answer_due_at = n.due, answer_ended_at = n.ended,
      answer_resumed_at = n.resumed, first_answer_at = n.first, first_answer_due_at = n.promised
    FROM (
      SELECT x.id, h.first, e.ended, r.resumed, s.start, d.due,
        CASE WHEN h.first IS NOT NULL OR x.first_answer_due_at < now() THEN x.first_answer_due_at ELSE d.due END AS promised
      FROM applications x CROSS JOIN working_calendar c
        -- A mail is heard when it leaves: one that waits for its time then, one that was cancelled never.
        CROSS JOIN LATERAL (
          SELECT min(left_at) AS first, max(left_at) AS last FROM (
            SELECT ${leftAt} AS left_at FROM stage_mails m
              LEFT JOIN outbox o ON o.event = 'stage-mail.requested' AND o.subject_id = m.id
            WHERE m.application_id = x.id AND o.cancelled_at IS NULL AND ${heard}) answers) h
        -- Who is rejected without a word still waits for one. Rejections from before this clock have ended it.
        CROSS JOIN LATERAL (SELECT CASE WHEN x.stage IN ('hired', 'withdrawn')
          OR x.stage = 'rejected' AND (coalesce(h.last >= x.stage_since, false) OR x.stage_since < c.counted_since)
          THEN x.stage_since END AS ended) e
        -- An application that is opened again begins anew; one whose end was taken back does not.
        CROSS JOIN LATERAL (SELECT CASE WHEN e.ended IS NULL AND x.stage_since > x.answer_ended_at
          THEN greatest(x.answer_resumed_at, x.stage_since) ELSE x.answer_resumed_at END AS resumed) r
        CROSS JOIN LATERAL (SELECT greatest(x.created_at, h.last, r.resumed) AS start) s
        CROSS JOIN LATERAL (SELECT CASE
          WHEN e.ended IS NOT NULL OR x.answer_paused_at >= s.start THEN NULL
          WHEN x.answer_from = s.start AND x.answer_due_at IS NOT NULL THEN x.answer_due_at
          ELSE answer_due_from(s.start) END AS due) d
      WHERE x.id = ANY (targets)) n
    WHERE a.id = n.id AND (a.answer_from, a.answer_due_at, a.answer_ended_at, a.answer_resumed_at, a.first_answer_at,
      a.first_answer_due_at) IS DISTINCT FROM (n.start, n.due, n.ended, n.resumed, n.first, n.promised)
  $$;
`;

/** A mail that the mail server has refused for good is no answer, until it goes out again: then it is heard from that moment on. */
export class CountRefusedMailsAsUnheard1764300000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries ADD revived_at timestamptz;
      ${refreshAnswerClock(
        `NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = o.id
          HAVING bool_or(d.state = 'failed') AND NOT bool_or(d.state IN ('pending', 'unsure', 'sent')))`,
        'greatest(m.created_at, o.not_before, (SELECT max(d.revived_at) FROM deliveries d WHERE d.event_id = o.id))',
      )}
      SELECT refresh_answer_clock(array_agg(DISTINCT subject_id)) FROM deliveries
      WHERE template = 'stage-mail' AND state = 'failed' AND state <> 'sent';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${refreshAnswerClock('true', 'greatest(m.created_at, o.not_before)')}
      ALTER TABLE deliveries DROP revived_at;
    `);
  }
}

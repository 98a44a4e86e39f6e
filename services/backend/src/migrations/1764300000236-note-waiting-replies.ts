import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `replied_at` is when the newest answer of an applicant came that nobody has answered, null without one: a mail to the applicant, a
 * move, a pause of the clock and the word of somebody of HR settle it. A mail that was cancelled or refused for good settles nothing.
 * The database keeps it by itself, because a release of before works on these tables during an upgrade, and after a return to it: it
 * calls `refresh_answer_clock` after all that settles an answer, and writes received mails.
 */
export class NoteWaitingReplies1764300000236 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD replied_at timestamptz, ADD reply_settled_at timestamptz;
      -- After the wait for the application's lock, as the moments that it is compared with.
      ALTER TABLE received_mails ALTER created_at SET DEFAULT clock_timestamp();
      CREATE FUNCTION refresh_replies(targets uuid[]) RETURNS void LANGUAGE sql AS $$
        UPDATE applications a SET replied_at = n.replied
        FROM (
          SELECT x.id, CASE WHEN r.at > greatest(x.stage_since, x.answer_paused_at, x.reply_settled_at, w.at) THEN r.at END AS replied
          FROM applications x
            CROSS JOIN LATERAL (SELECT max(created_at) AS at FROM received_mails
              WHERE application_id = x.id AND kind = 'reply') r
            CROSS JOIN LATERAL (
              SELECT max(m.created_at) AS at FROM stage_mails m
                LEFT JOIN outbox o ON o.event = 'stage-mail.requested' AND o.subject_id = coalesce(m.sent_with, m.id)
              WHERE m.application_id = x.id AND o.cancelled_at IS NULL
                AND NOT EXISTS (SELECT FROM deliveries d WHERE d.event_id = o.id
                  HAVING bool_or(d.state = 'failed') AND NOT bool_or(d.state IN ('pending', 'unsure', 'sent')))) w
          WHERE x.id = ANY (targets)) n
        WHERE a.id = n.id AND a.replied_at IS DISTINCT FROM n.replied
      $$;
      ALTER FUNCTION refresh_answer_clock(uuid[]) RENAME TO refresh_answer_dates;
      CREATE FUNCTION refresh_answer_clock(targets uuid[]) RETURNS void LANGUAGE sql AS $$
        SELECT refresh_answer_dates(targets);
        SELECT refresh_replies(targets)
      $$;
      CREATE FUNCTION note_replies() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE ids uuid[] := ARRAY(SELECT DISTINCT application_id FROM changed WHERE kind = 'reply' AND application_id IS NOT NULL);
      BEGIN
        PERFORM FROM applications WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        PERFORM refresh_replies(ids);
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_reply AFTER INSERT ON received_mails REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_replies();
      CREATE TRIGGER note_reply_without AFTER DELETE ON received_mails REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_replies();
      SELECT refresh_replies(array_agg(DISTINCT application_id)) FROM received_mails
        WHERE kind = 'reply' AND application_id IS NOT NULL;
      CREATE INDEX applications_replied ON applications (coalesce(replied_at, 'infinity'::timestamptz), id) WHERE replied_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER note_reply ON received_mails;
      DROP TRIGGER note_reply_without ON received_mails;
      DROP FUNCTION note_replies, refresh_answer_clock, refresh_replies;
      ALTER FUNCTION refresh_answer_dates(uuid[]) RENAME TO refresh_answer_clock;
      ALTER TABLE received_mails ALTER created_at SET DEFAULT now();
      ALTER TABLE applications DROP reply_settled_at, DROP replied_at;
    `);
  }
}

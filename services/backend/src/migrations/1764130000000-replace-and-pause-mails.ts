import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail that goes to another address meanwhile is replaced; those that were left behind are, too. `mail_pauses` has a row for the mail
 * server, or for an inbox of ours, while it refuses mails for good one after the other.
 */
export class ReplaceAndPauseMails1764130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check
          CHECK (state IN ('pending', 'unsure', 'sent', 'failed', 'skipped', 'replaced'));
      UPDATE deliveries d SET state = 'replaced', leased_until = NULL, answer = 'Its address has changed; it went to the new one'
        WHERE state = 'pending' AND handed_at IS NULL AND copies = 0 AND EXISTS (SELECT FROM deliveries n
          WHERE n.event_id = d.event_id AND n.template = d.template AND n.recipient <> d.recipient AND n.id > d.id);
      CREATE TABLE mail_pauses (
        scope text PRIMARY KEY,
        refusals integer NOT NULL CHECK (refusals > 0),
        refused uuid[] NOT NULL,
        reason text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        paused_at timestamptz,
        next_try_at timestamptz,
        CHECK ((paused_at IS NULL) = (next_try_at IS NULL))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE mail_pauses;
      UPDATE deliveries SET state = 'skipped' WHERE state = 'replaced';
      ALTER TABLE deliveries
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check CHECK (state IN ('pending', 'unsure', 'sent', 'failed', 'skipped'));
    `);
  }
}

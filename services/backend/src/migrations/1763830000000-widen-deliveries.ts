import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deliveries tell what they are about, which job sends them, and can be repeated by a person: `round` counts the repetitions
 * of one that was sent. `recipient_key` is the address as the limit on acknowledgements counts it. A worker of the version
 * before cannot open deliveries from here on; its jobs wait for the next worker.
 */
export class WidenDeliveries1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deliveries
        ADD subject_kind text NOT NULL DEFAULT 'application' CHECK (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
        ADD reference text,
        ADD job text NOT NULL DEFAULT 'notifications.mail-hr',
        ADD round smallint NOT NULL DEFAULT 0 CHECK (round >= 0),
        ADD recipient_key text,
        DROP CONSTRAINT deliveries_event_id_template_recipient_key,
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check CHECK (state IN ('pending', 'sent', 'failed', 'skipped')),
        ADD CONSTRAINT deliveries_once UNIQUE (event_id, template, recipient, round);
      UPDATE deliveries d SET reference = a.reference FROM applications a WHERE a.id = d.subject_id;
      CREATE UNIQUE INDEX deliveries_one_pending ON deliveries (event_id, template, recipient) WHERE state = 'pending';
      CREATE INDEX deliveries_by_time ON deliveries (created_at, id);
      CREATE INDEX deliveries_by_recipient_key ON deliveries (recipient_key, created_at) WHERE recipient_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deliveries WHERE state = 'skipped' OR round > 0;
      DROP INDEX deliveries_one_pending, deliveries_by_time;
      ALTER TABLE deliveries
        DROP CONSTRAINT deliveries_once,
        DROP CONSTRAINT deliveries_state_check,
        ADD CONSTRAINT deliveries_state_check CHECK (state IN ('pending', 'sent', 'failed')),
        ADD CONSTRAINT deliveries_event_id_template_recipient_key UNIQUE (event_id, template, recipient),
        DROP subject_kind, DROP reference, DROP job, DROP round, DROP recipient_key;
    `);
  }
}

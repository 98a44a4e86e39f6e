import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions know when their person last gave the password; notices tell people what has happened to their access; asked
 * resets are written down before anybody looks whom they belong to; locks of one-time codes grow. A session from before
 * was never confirmed.
 */
export class GuardSessions1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD confirmed_at timestamptz;
      ALTER TABLE sessions ALTER confirmed_at SET DEFAULT now();

      ALTER TABLE staff_totp ADD locks smallint NOT NULL DEFAULT 0;

      CREATE TABLE staff_notices (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        kind text NOT NULL CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'),
        recipient_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        actor_id uuid REFERENCES staff ON DELETE SET NULL,
        address text NOT NULL,
        user_agent text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX staff_notices_by_time ON staff_notices (at);

      CREATE TABLE password_reset_asks (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        mailbox bytea NOT NULL CHECK (octet_length(mailbox) = 32),
        asked_at timestamptz NOT NULL DEFAULT now(),
        email text,
        address text,
        request_id text
      );
      CREATE INDEX password_reset_asks_by_mailbox ON password_reset_asks (mailbox, asked_at);
      CREATE INDEX password_reset_asks_by_time ON password_reset_asks (asked_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE password_reset_asks, staff_notices;
      ALTER TABLE staff_totp DROP locks;
      ALTER TABLE sessions DROP confirmed_at;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails in the mailbox of replies that belong to nothing, until somebody opens them there: their numbers alone. */
export class CountLeftoversOfTheMailbox1764300000232 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailbox_leftovers (
        mailbox text NOT NULL,
        uid_validity bigint NOT NULL,
        uid bigint NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (mailbox, uid_validity, uid)
      );
      CREATE INDEX mailbox_leftovers_by_time ON mailbox_leftovers (noted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailbox_leftovers');
  }
}

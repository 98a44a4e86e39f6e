import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of a mail to an applicant as the mail server got them. They go with their delivery, which every erasure and every retention
 * removes. Mails from before have none; a worker of the release before goes on without writing any.
 */
export class KeepMailTexts1764300000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_texts (
        delivery_id uuid PRIMARY KEY REFERENCES deliveries ON DELETE CASCADE,
        subject text NOT NULL,
        body text NOT NULL,
        handed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_texts');
  }
}

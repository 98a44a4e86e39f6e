import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The signatures of people of the staff, and one of the office, which is nobody's; and with each mail that a person writes the signature
 * that it had then. Null = from before, or without one. A version is never given twice, not even after a signature was taken away.
 */
export class SignMails1764300000195 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signatures (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid UNIQUE NULLS NOT DISTINCT REFERENCES staff ON DELETE CASCADE,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 600),
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text NOT NULL,
        version integer NOT NULL GENERATED ALWAYS AS IDENTITY
      );
      ALTER TABLE stage_mails ADD signature text;
      ALTER TABLE enquiry_replies ADD signature text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry_replies DROP signature;
      ALTER TABLE stage_mails DROP signature;
      DROP TABLE signatures;
    `);
  }
}

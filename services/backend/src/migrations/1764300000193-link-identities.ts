import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The account at the company's identity provider by which a person signs in, and until when a password that an operator has set opens the
 * door although passwords are switched off.
 */
export class LinkIdentities1764300000193 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_identities (
        issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
        staff_id uuid NOT NULL UNIQUE REFERENCES staff ON DELETE CASCADE,
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 254),
        linked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      );
      ALTER TABLE staff ADD password_opens_until timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff DROP password_opens_until; DROP TABLE staff_identities');
  }
}

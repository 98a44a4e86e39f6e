import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The access token of the mail server and the mailbox, and the refresh token that the service gave last, sealed together. */
export class KeepMailTokens1764300000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_tokens (
        name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}$'),
        sealed bytea NOT NULL,
        renewed_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL CHECK (expires_at > renewed_at)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_tokens');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of people of the staff, and the challenges that were answered, until they would not be taken any more. */
export class KeepPasskeys1764300000194 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_passkeys (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid NOT NULL REFERENCES staff,
        credential_id bytea NOT NULL CONSTRAINT staff_passkeys_once UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
        public_key bytea NOT NULL,
        counter bigint NOT NULL CHECK (counter >= 0),
        transports text[] NOT NULL,
        backed_up boolean NOT NULL,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        aaguid uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX staff_passkeys_by_staff ON staff_passkeys (staff_id);
      CREATE TABLE answered_passkey_challenges (
        challenge bytea PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE answered_passkey_challenges, staff_passkeys');
  }
}

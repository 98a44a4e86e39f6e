import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which applications seem to come from one person. A key is a hash of a normalised e-mail address, number, profile or file, so
 * that this table tells nothing by itself. A link stands once for a pair; what a person decided about it is never undone by
 * the search. Applications that are there already are put in line to be compared like new ones.
 */
export class CreateDuplicateTables1763870000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE duplicate_keys (
        kind text NOT NULL CHECK (kind IN ('email', 'phone', 'linkedin', 'resume')),
        hash bytea NOT NULL CHECK (octet_length(hash) = 32),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        PRIMARY KEY (kind, hash, application_id)
      );
      CREATE INDEX duplicate_keys_by_application ON duplicate_keys (application_id);

      CREATE TABLE duplicate_links (
        a uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        b uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        reasons text[] NOT NULL DEFAULT '{}' CHECK (reasons <@ '{email,phone,linkedin,resume}'),
        state text NOT NULL DEFAULT 'found' CHECK (state IN ('found', 'linked', 'unlinked')),
        "by" uuid,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (a, b),
        CHECK (a < b),
        CHECK ((state = 'found') = ("by" IS NULL))
      );
      CREATE INDEX duplicate_links_by_other ON duplicate_links (b, a);

      INSERT INTO outbox (event, subject_id) SELECT 'application.found-uncompared', id FROM applications
        WHERE standing = 'clear'
        ON CONFLICT (event, subject_id) DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM outbox WHERE event = 'application.found-uncompared';
      DROP TABLE duplicate_links;
      DROP TABLE duplicate_keys;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How long records are kept, what is to go from object storage, and who asked to be erased.
 * `erasure_list` knows addresses only as hashes under a key that is made once for each database, so that the copies of the
 * list outside of it tell nothing. An address means what duplicates mean by it: small letters, and Gmail's spellings as one.
 */
export class CreatePrivacyTables1763890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consents ADD policy_sha256 bytea CHECK (octet_length(policy_sha256) = 32);

      CREATE TABLE retention_rules (
        kind text PRIMARY KEY,
        keep_days integer CHECK (keep_days BETWEEN 1 AND 36500),
        version integer NOT NULL DEFAULT 1
      );
      INSERT INTO retention_rules (kind, keep_days) VALUES
        ('application', 365), ('hired-application', NULL), ('consultation', 730), ('home-enquiry', 730),
        ('contact-message', 730), ('held', 30), ('delivery', 365), ('event', 30), ('audit-entry', 730);

      CREATE TABLE retention_rounds (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        started_at timestamptz,
        ended_at timestamptz,
        removed jsonb
      );
      INSERT INTO retention_rounds DEFAULT VALUES;

      CREATE TABLE object_deletions (
        key text PRIMARY KEY,
        wanted_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        failures integer NOT NULL DEFAULT 0,
        last_error text
      );
      CREATE INDEX object_deletions_due ON object_deletions (due_at);

      CREATE TABLE erasure_key (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        key bytea NOT NULL CHECK (octet_length(key) = 32)
      );
      INSERT INTO erasure_key (key)
        VALUES (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

      CREATE TABLE erasure_list (
        address_hash bytea PRIMARY KEY CHECK (octet_length(address_hash) = 32),
        erased_at timestamptz NOT NULL,
        copied_at timestamptz
      );
      CREATE INDEX erasure_list_not_copied ON erasure_list (erased_at) WHERE copied_at IS NULL;

      CREATE FUNCTION address_key(email text) RETURNS text LANGUAGE sql IMMUTABLE RETURN
        CASE WHEN lower(btrim(email)) ~ '@(gmail|googlemail)[.]com$'
          THEN replace(regexp_replace(lower(btrim(email)), '([+].*)?@[^@]*$', ''), '.', '') || '@gmail.com'
          ELSE lower(btrim(email)) END;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION address_key(text);
      DROP TABLE erasure_list, erasure_key, object_deletions, retention_rounds, retention_rules;
      ALTER TABLE consents DROP policy_sha256;
    `);
  }
}

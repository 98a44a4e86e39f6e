import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People are invited and have no password at first; links for invitations and resets; one-time codes; an audit log that can
 * be searched, and shortened only by a function that leaves the last year alone.
 */
export class SecureStaff1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff ALTER password_hash DROP NOT NULL, ADD version integer NOT NULL DEFAULT 1;

      CREATE TABLE staff_links (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        kind text NOT NULL CHECK (kind IN ('invitation', 'password-reset')),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        voided_at timestamptz
      );
      CREATE INDEX staff_links_by_staff ON staff_links (staff_id, created_at);
      CREATE TABLE staff_link_tokens (
        hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
        link_id uuid NOT NULL REFERENCES staff_links ON DELETE CASCADE
      );
      CREATE INDEX staff_link_tokens_by_link ON staff_link_tokens (link_id);

      CREATE TABLE staff_totp (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        secret bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        failures smallint NOT NULL DEFAULT 0,
        locked_until timestamptz
      );
      CREATE TABLE staff_recovery_codes (
        staff_id uuid NOT NULL REFERENCES staff_totp ON DELETE CASCADE,
        hash bytea NOT NULL CHECK (octet_length(hash) = 32),
        used_at timestamptz,
        PRIMARY KEY (staff_id, hash)
      );

      CREATE INDEX login_attempts_by_time ON login_attempts (at);
      CREATE INDEX audit_log_by_actor ON audit_log (actor_id, at);
      CREATE INDEX audit_log_by_action ON audit_log (action, at);

      CREATE FUNCTION prune_audit_log(before timestamptz) RETURNS bigint
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      DECLARE pruned bigint;
      BEGIN
        IF before IS NULL OR before > now() - interval '1 year' THEN
          RAISE EXCEPTION 'the audit log of the last year stays' USING ERRCODE = '22023';
        END IF;
        DELETE FROM public.audit_log WHERE at < before;
        GET DIAGNOSTICS pruned = ROW_COUNT;
        RETURN pruned;
      END $$;
      REVOKE EXECUTE ON FUNCTION prune_audit_log(timestamptz) FROM PUBLIC;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION prune_audit_log(timestamptz);
      DROP INDEX audit_log_by_action, audit_log_by_actor, login_attempts_by_time;
      DROP TABLE staff_recovery_codes, staff_totp, staff_link_tokens, staff_links;
      DELETE FROM staff WHERE password_hash IS NULL;
      ALTER TABLE staff ALTER password_hash SET NOT NULL, DROP version;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The uploads that API processes without Redis have open together: keyed hashes of where they come from, and leases. */
export class CreateUploadPlaces1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Unlogged: no upload waits for the disk, and after a crash every place is free.
      CREATE UNLOGGED TABLE upload_places (
        key text CHECK (length(key) <= 64),
        id uuid,
        ends_at timestamptz NOT NULL,
        PRIMARY KEY (key, id)
      );
      CREATE INDEX upload_places_by_id ON upload_places (id);
      CREATE INDEX upload_places_by_end ON upload_places (ends_at);
    `);
    await runner.query(`
      CREATE FUNCTION take_upload_place(place uuid, keys text[], most integer[], lease_ms integer) RETURNS boolean
      LANGUAGE plpgsql AS $$
      BEGIN
        -- One process at a time, so that no two can both take the last place. The number is arbitrary.
        PERFORM pg_advisory_xact_lock(4617310005);
        DELETE FROM upload_places WHERE ends_at <= clock_timestamp();
        IF EXISTS (
          SELECT FROM unnest(keys, most) AS counter (key, most)
          WHERE (SELECT count(*) FROM upload_places p WHERE p.key = counter.key) >= counter.most
        ) THEN
          RETURN false;
        END IF;
        INSERT INTO upload_places (key, id, ends_at)
        SELECT DISTINCT key, place, clock_timestamp() + lease_ms * interval '1 millisecond' FROM unnest(keys) AS key;
        RETURN true;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION take_upload_place(uuid, text[], integer[], integer)');
    await runner.query('DROP TABLE upload_places');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What API processes without Redis count together: keyed hashes, counts and the end of their windows. */
export class CreateSharedCounts1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Unlogged: no commit waits for the disk, and after a crash counting begins anew.
      CREATE UNLOGGED TABLE shared_counts (
        key text PRIMARY KEY CHECK (length(key) <= 64),
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      );
      CREATE INDEX shared_counts_by_end ON shared_counts (ends_at);
    `);
    await runner.query(`
      CREATE FUNCTION count_shared(asks jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
      DECLARE
        ask jsonb;
        counter jsonb;
        wait_ms numeric;
        counted integer;
        counts integer[];
        replies jsonb := '[]';
      BEGIN
        -- One process at a time, so that no two can both see room for the last. The number is arbitrary.
        PERFORM pg_advisory_xact_lock(4617310004);
        FOR ask IN SELECT jsonb_array_elements(asks) LOOP
          IF EXISTS (SELECT FROM shared_counts WHERE key = ask ->> 'unless' AND ends_at > clock_timestamp()) THEN
            replies := replies || '[[-1]]'::jsonb;
            CONTINUE;
          END IF;
          SELECT max(ceil(extract(epoch FROM s.ends_at - clock_timestamp()) * 1000)) INTO wait_ms
          FROM jsonb_array_elements(ask -> 'counters') c JOIN shared_counts s ON s.key = c ->> 0
          WHERE (c ->> 2)::bigint BETWEEN 1 AND s.count AND s.ends_at > clock_timestamp();
          IF wait_ms IS NOT NULL THEN
            replies := replies || jsonb_build_array(jsonb_build_array(0, greatest(1, wait_ms)));
            CONTINUE;
          END IF;
          counts := '{1}';
          FOR counter IN SELECT jsonb_array_elements(ask -> 'counters') LOOP
            IF (counter ->> 3)::boolean AND counts[cardinality(counts)] <> 1 THEN
              SELECT s.count INTO counted FROM shared_counts s WHERE s.key = counter ->> 0 AND s.ends_at > clock_timestamp();
            ELSE
              INSERT INTO shared_counts AS s (key, count, ends_at)
              VALUES (counter ->> 0, 1, clock_timestamp() + (counter ->> 1)::integer * interval '1 millisecond')
              ON CONFLICT (key) DO UPDATE SET
                count = CASE WHEN s.ends_at > clock_timestamp() THEN s.count + 1 ELSE 1 END,
                ends_at = CASE WHEN s.ends_at > clock_timestamp() THEN s.ends_at ELSE excluded.ends_at END
              RETURNING s.count INTO counted;
            END IF;
            counts := counts || coalesce(counted, 0);
          END LOOP;
          replies := replies || jsonb_build_array(to_jsonb(counts));
        END LOOP;
        RETURN replies;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_shared(jsonb)');
    await runner.query('DROP TABLE shared_counts');
  }
}

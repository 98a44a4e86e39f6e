import type { MigrationInterface, QueryRunner } from 'typeorm';

const refused = `bool_or(d.state = 'failed') AND NOT bool_or(d.state IN ('pending', 'unsure', 'sent'))`;
const notSent = `bool_or(d.state IN ('failed', 'skipped')) AND NOT bool_or(d.state IN ('pending', 'unsure', 'sent') OR d.state = 'skipped' AND d.copies > 0)`;

/** Changes the one condition in the functions as they are, so that what other migrations have made of the rest of them stays. */
const replaceIn = (from: string, to: string) => `
  DO $do$
  DECLARE
    changed regprocedure;
    definition text;
  BEGIN
    FOREACH changed IN ARRAY ARRAY['refresh_answer_dates(uuid[])', 'refresh_replies(uuid[])']::regprocedure[] LOOP
      definition := pg_get_functiondef(changed);
      IF position($q$${from}$q$ IN definition) = 0 THEN RAISE EXCEPTION '% has another shape', changed; END IF;
      EXECUTE replace(definition, $q$${from}$q$, $q$${to}$q$);
    END LOOP;
  END $do$`;

/** A mail that was skipped, because it would tell what is not so any more, is no answer, as one that the mail server has refused. */
export class CountSkippedMailsAsUnheard1764300000250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaceIn(refused, notSent));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaceIn(notSent, refused));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each kind with the column of the sender's own words, and the others that its list is searched by. */
const tables = { consultations: 'feedback', home_enquiries: 'project_details', contact_messages: 'message' };

const calendar = `
  ALTER TABLE working_calendar ADD client_answer_days smallint NOT NULL DEFAULT 1 CHECK (client_answer_days BETWEEN 1 AND 60);

  CREATE FUNCTION client_answer_due_from(start timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT ends_at FROM working_days WHERE starts_at > start ORDER BY starts_at
    OFFSET (SELECT client_answer_days - 1 FROM working_calendar) LIMIT 1
  $$;

  -- The release before this one inserts enquiries, too.
  CREATE FUNCTION start_client_clock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.answer_from := NEW.created_at;
    NEW.answer_due_at := CASE WHEN NEW.state = 'open' THEN client_answer_due_from(NEW.created_at) END;
    RETURN NEW;
  END $$;
`;

/** An enquiry that is not open has no date by which somebody answers. */
const columnsOf = (name: string, words: string) => `
  ALTER TABLE ${name}
    ADD state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'waiting', 'closed')),
    ADD assigned_to uuid REFERENCES staff ON DELETE SET NULL,
    ADD answer_from timestamptz,
    ADD answer_due_at timestamptz CHECK (answer_due_at IS NULL OR state = 'open'),
    ADD version integer NOT NULL DEFAULT 1;
  UPDATE ${name} SET state = 'closed' WHERE created_at < now() - interval '30 days';
  UPDATE ${name} SET answer_from = created_at, answer_due_at = client_answer_due_from(created_at) WHERE state = 'open';
  CREATE TRIGGER start_client_clock BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION start_client_clock();
  CREATE INDEX ${name}_by_state ON ${name} (state, created_at, id) WHERE standing = 'clear';
  CREATE INDEX ${name}_assigned ON ${name} (assigned_to, id) WHERE assigned_to IS NOT NULL;
  CREATE INDEX ${name}_by_words ON ${name} USING gin (${words} gin_trgm_ops);
`;

/**
 * Enquiries of all kinds are answered together: each has a state, a person, and a date. No column tells which of the
 * existing ones are answered: those of the last 30 days become open, older ones closed.
 */
export class AnswerEnquiriesTogether1764300000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(calendar);
    for (const [name, words] of Object.entries(tables)) await runner.query(columnsOf(name, words));
    await runner.query('CREATE INDEX home_enquiries_by_company ON home_enquiries USING gin (company gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX home_enquiries_by_company');
    for (const name of Object.keys(tables))
      await runner.query(`
        DROP INDEX ${name}_by_words, ${name}_assigned, ${name}_by_state;
        DROP TRIGGER start_client_clock ON ${name};
        ALTER TABLE ${name} DROP state, DROP assigned_to, DROP answer_from, DROP answer_due_at, DROP version;
      `);
    await runner.query(`
      DROP FUNCTION start_client_clock, client_answer_due_from;
      ALTER TABLE working_calendar DROP client_answer_days;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = {
  applications: 'application_id',
  consultations: 'consultation_id',
  home_enquiries: 'home_enquiry_id',
  contact_messages: 'contact_message_id',
};
const each = (write: (table: string, column: string) => string) =>
  Object.entries(subjects)
    .map(([table, column]) => write(table, column))
    .join(';\n');

/**
 * A consent goes with its subject by a trigger of the subject's table instead of a foreign key. Postgres opens the table of
 * each foreign key for every inserted row, also where the column is empty, so a lock on one form's table stopped the other
 * forms. What the key ensured on insertion is so by construction: a consent is inserted by the statement that makes its subject.
 */
export class UntieConsents1763946000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      each(
        (table, column) => `
      ALTER TABLE consents DROP CONSTRAINT consents_${column}_fkey;
      CREATE FUNCTION remove_consents_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM consents USING gone WHERE consents.${column} = gone.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER remove_consents AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION remove_consents_of_${table}()`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      each(
        (table, column) => `
      DROP TRIGGER remove_consents ON ${table};
      DROP FUNCTION remove_consents_of_${table}();
      ALTER TABLE consents ADD FOREIGN KEY (${column}) REFERENCES ${table} ON DELETE CASCADE`,
      ),
    );
  }
}

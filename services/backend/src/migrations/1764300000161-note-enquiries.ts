import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = {
  consultation_id: 'consultations',
  home_enquiry_id: 'home_enquiries',
  contact_message_id: 'contact_messages',
};
const columns = Object.keys(subjects);

/** What colleagues note about enquiries of any kind. A note goes with its enquiry. */
export class NoteEnquiries1764300000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiry_notes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        ${Object.entries(subjects)
          .map(([column, enquiries]) => `${column} uuid REFERENCES ${enquiries} ON DELETE CASCADE,`)
          .join('\n')}
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(${columns.join(', ')}) = 1)
      );
      ${columns
        .map(
          (column) =>
            `CREATE INDEX enquiry_notes_by_${column} ON enquiry_notes (${column}, id) WHERE ${column} IS NOT NULL;`,
        )
        .join('\n')}
      CREATE INDEX enquiry_notes_by_words ON enquiry_notes USING gin (text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry_notes');
  }
}

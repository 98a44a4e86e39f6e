import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that the enquiries of all forms have. */
const enquiry = `
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  reference text NOT NULL UNIQUE CHECK (reference ~ '^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  source jsonb CHECK (jsonb_typeof(source) = 'object'),
  standing text NOT NULL DEFAULT 'clear' CHECK (standing IN ('clear', 'held', 'discarded')),
  held_for text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),`;

const phone = `
  number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  number_e164 text CHECK (number_e164 ~ '^[+][1-9][0-9]{6,14}$'),`;

/**
 * The three nouns that visitors send besides applications. A consent belongs to one record of any kind and goes with it.
 * What is claimed for a submission lives as long as its row says: a day for a key, ten minutes for a content.
 */
export class CreateEnquiryTables1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consultations (${enquiry}${phone}
        website text NOT NULL CHECK (length(website) <= 300 AND website ~ '^https?://'),
        feedback text NOT NULL CHECK (length(feedback) BETWEEN 1 AND 5000));
      CREATE TABLE home_enquiries (${enquiry}
        company text CHECK (length(company) BETWEEN 1 AND 200),
        project_details text NOT NULL CHECK (length(project_details) BETWEEN 1 AND 5000));
      CREATE TABLE contact_messages (${enquiry}${phone}
        message text NOT NULL CHECK (length(message) BETWEEN 1 AND 5000));
      CREATE INDEX consultations_by_received ON consultations (created_at, id);
      CREATE INDEX home_enquiries_by_received ON home_enquiries (created_at, id);
      CREATE INDEX contact_messages_by_received ON contact_messages (created_at, id);

      ALTER TABLE consents
        ALTER application_id DROP NOT NULL,
        ADD consultation_id uuid REFERENCES consultations ON DELETE CASCADE,
        ADD home_enquiry_id uuid REFERENCES home_enquiries ON DELETE CASCADE,
        ADD contact_message_id uuid REFERENCES contact_messages ON DELETE CASCADE,
        ADD CONSTRAINT consents_one_subject
          CHECK (num_nonnulls(application_id, consultation_id, home_enquiry_id, contact_message_id) = 1);
      CREATE INDEX consents_by_consultation ON consents (consultation_id) WHERE consultation_id IS NOT NULL;
      CREATE INDEX consents_by_home_enquiry ON consents (home_enquiry_id) WHERE home_enquiry_id IS NOT NULL;
      CREATE INDEX consents_by_contact_message ON consents (contact_message_id) WHERE contact_message_id IS NOT NULL;

      ALTER TABLE applications ADD phone_e164 text CHECK (phone_e164 ~ '^[+][1-9][0-9]{6,14}$');

      ALTER TABLE idempotency_keys ADD expires_at timestamptz;
      UPDATE idempotency_keys SET expires_at = created_at + interval '24 hours';
      ALTER TABLE idempotency_keys ALTER expires_at SET NOT NULL, ALTER expires_at SET DEFAULT now() + interval '24 hours';
      DROP INDEX idempotency_keys_by_age;
      CREATE INDEX idempotency_keys_by_end ON idempotency_keys (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM idempotency_keys WHERE scope <> 'application';
      DROP INDEX idempotency_keys_by_end;
      ALTER TABLE idempotency_keys DROP expires_at;
      CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
      ALTER TABLE applications DROP phone_e164;
      DELETE FROM consents WHERE application_id IS NULL;
      ALTER TABLE consents DROP CONSTRAINT consents_one_subject, DROP consultation_id, DROP home_enquiry_id,
        DROP contact_message_id, ALTER application_id SET NOT NULL;
      DROP TABLE contact_messages;
      DROP TABLE home_enquiries;
      DROP TABLE consultations;
    `);
  }
}

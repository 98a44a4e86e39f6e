import type { MigrationInterface, QueryRunner } from 'typeorm';

const enquiries = 'consultation_id, home_enquiry_id, contact_message_id';

/** Of each text as much as of a resume. `mails` is what applicants have written by mail. */
const refresh = (mails: string) => `
  CREATE OR REPLACE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Two who write different texts of one application at once wait for each other, so that neither text is missed.
    PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
    INSERT INTO application_documents (application_id, document, renewed, rules, searched_words)
    SELECT a.id, document, true, 2, CASE WHEN pg_column_size(document) > 900000 THEN
        greatest(0, search_reach(before || resume) - (SELECT count(*) FROM search_pieces(before))) END
    FROM applications a
      CROSS JOIN LATERAL (SELECT string_agg(text, E'\\n') AS text FROM application_notes WHERE application_id = a.id) n
      CROSS JOIN LATERAL (${mails}) m
      LEFT JOIN resume_texts r ON r.application_id = a.id
      CROSS JOIN LATERAL (SELECT concat_ws(E'\\n', a.search_line, left(n.text, 200000), left(m.text, 200000), '') AS before,
        coalesce(left(r.text, 200000), '') AS resume) t
      CROSS JOIN LATERAL (SELECT search_vector(before || resume) AS document OFFSET 0) v
    WHERE a.id = target AND (n.text IS NOT NULL OR m.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE
      SET document = excluded.document, renewed = true, rules = 2, searched_words = excluded.searched_words;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
`;
const withMails = `SELECT string_agg(body, E'\\n') AS text FROM received_mails WHERE application_id = a.id`;

/**
 * Mails of applicants are kept as those of enquiries are, and the search finds their words. A file of one can become the resume; then
 * its row has the key of the resume that it has replaced.
 */
export class KeepMailsOfApplicants1764300000175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE received_mails
        ADD application_id uuid REFERENCES applications ON DELETE CASCADE,
        DROP CONSTRAINT received_mails_check1,
        ADD CONSTRAINT received_mails_subject CHECK (num_nonnulls(application_id, ${enquiries}) = 1);
      CREATE INDEX received_mails_by_application_id ON received_mails (application_id, id) WHERE application_id IS NOT NULL;
      ALTER TABLE received_files ADD used_at timestamptz, ADD former_key text;
      ${refresh(withMails)}
      CREATE TRIGGER refresh_document AFTER INSERT ON received_mails
        FOR EACH ROW WHEN (NEW.application_id IS NOT NULL) EXECUTE FUNCTION refresh_changed_document();
      CREATE TRIGGER refresh_document_without AFTER DELETE ON received_mails
        FOR EACH ROW WHEN (OLD.application_id IS NOT NULL) EXECUTE FUNCTION refresh_changed_document();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM received_mails WHERE application_id IS NOT NULL;
      DROP TRIGGER refresh_document ON received_mails;
      DROP TRIGGER refresh_document_without ON received_mails;
      ${refresh('SELECT NULL::text AS text')}
      ALTER TABLE received_files DROP used_at, DROP former_key;
      ALTER TABLE received_mails DROP CONSTRAINT received_mails_subject, DROP application_id,
        ADD CONSTRAINT received_mails_check1 CHECK (num_nonnulls(${enquiries}) = 1);
    `);
  }
}

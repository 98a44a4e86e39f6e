import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of each text as much as of a resume. `mails` is what applicants have sent by mail. */
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
const bodies = `SELECT string_agg(body, E'\\n') AS text FROM received_mails WHERE application_id = a.id`;
const wholeMails = `SELECT string_agg(concat_ws(E'\\n', body, subject, sender_name, sender_email,
    (SELECT string_agg(name, E'\\n' ORDER BY f.id) FROM received_files f WHERE f.mail_id = w.id)), E'\\n' ORDER BY w.id) AS text
  FROM received_mails w WHERE application_id = a.id`;

/**
 * The search finds mails also by their subjects, by the names and addresses of those who sent them, and by the names of their files. The
 * words of an application are made anew at the end of a transaction, when the files of a mail are there; those of before by a job.
 */
export class SearchWholeMails1764300000233 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX received_mails_by_heads ON received_mails
        USING gin (subject gin_trgm_ops, sender_name gin_trgm_ops, sender_email gin_trgm_ops);
      CREATE INDEX received_files_by_name ON received_files USING gin (name gin_trgm_ops);
      CREATE INDEX enquiry_replies_by_subject ON enquiry_replies USING gin (subject gin_trgm_ops);
      ${refresh(wholeMails)}
      DROP TRIGGER refresh_document ON received_mails;
      CREATE CONSTRAINT TRIGGER refresh_document AFTER INSERT ON received_mails DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.application_id IS NOT NULL) EXECUTE FUNCTION refresh_changed_document();
      UPDATE application_documents SET rules = 1
        WHERE application_id IN (SELECT application_id FROM received_mails WHERE application_id IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER refresh_document ON received_mails;
      CREATE TRIGGER refresh_document AFTER INSERT ON received_mails
        FOR EACH ROW WHEN (NEW.application_id IS NOT NULL) EXECUTE FUNCTION refresh_changed_document();
      ${refresh(bodies)}
      DROP INDEX enquiry_replies_by_subject, received_files_by_name, received_mails_by_heads;
    `);
  }
}

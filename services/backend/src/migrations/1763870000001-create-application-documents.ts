import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What HR's search looks into beyond `search_line`: notes and the text of resumes. Triggers on those keep it, so that it is
 * never older than what it is made of; they change no row of `applications`. An application without such texts has no row.
 */
export class CreateApplicationDocuments1763870000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE application_documents (
        application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
        document tsvector NOT NULL
      );
      CREATE INDEX application_documents_by_word ON application_documents USING gin (document);

      -- Words as they stand and, for English, by their stem. The cap keeps a tsvector below its limit of one megabyte.
      CREATE FUNCTION to_application_document(line text, texts text) RETURNS tsvector LANGUAGE sql IMMUTABLE
      RETURN to_tsvector('pg_catalog.simple', line)
        || to_tsvector('pg_catalog.english', left(line || ' ' || texts, 100000));

      CREATE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Two who write different texts of one application at once wait for each other, so that neither text is missed.
        PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
        INSERT INTO application_documents (application_id, document)
        SELECT a.id, to_application_document(a.search_line, concat_ws(' ', left(n.text, 30000), r.text)) FROM applications a
          CROSS JOIN LATERAL (SELECT string_agg(text, ' ') AS text FROM application_notes WHERE application_id = a.id) n
          LEFT JOIN resume_texts r ON r.application_id = a.id
        WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
        ON CONFLICT (application_id) DO UPDATE SET document = excluded.document;
        IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
      END $$;

      CREATE FUNCTION refresh_changed_document() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_application_document(CASE WHEN TG_OP = 'DELETE' THEN OLD.application_id ELSE NEW.application_id END);
        RETURN NULL;
      END $$;
      CREATE TRIGGER refresh_document AFTER INSERT OR DELETE OR UPDATE OF text ON application_notes
        FOR EACH ROW EXECUTE FUNCTION refresh_changed_document();
      CREATE TRIGGER refresh_document AFTER INSERT OR DELETE OR UPDATE OF text ON resume_texts
        FOR EACH ROW EXECUTE FUNCTION refresh_changed_document();

      CREATE FUNCTION refresh_renamed_document() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM application_documents WHERE application_id = NEW.id) THEN
          PERFORM refresh_application_document(NEW.id);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER refresh_document AFTER UPDATE OF name, email, apply ON applications
        FOR EACH ROW WHEN (OLD.search_line IS DISTINCT FROM NEW.search_line)
        EXECUTE FUNCTION refresh_renamed_document();

      SELECT refresh_application_document(application_id) FROM (
        SELECT application_id FROM application_notes UNION SELECT application_id FROM resume_texts) t;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER refresh_document ON applications;
      DROP TRIGGER refresh_document ON resume_texts;
      DROP TRIGGER refresh_document ON application_notes;
      DROP FUNCTION refresh_renamed_document, refresh_changed_document, refresh_application_document;
      DROP TABLE application_documents;
      DROP FUNCTION to_application_document;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const refresh = (mostOfNotes: number) => `
  CREATE OR REPLACE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Two who write different texts of one application at once wait for each other, so that neither text is missed.
    PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
    INSERT INTO application_documents (application_id, document, renewed, rules, searched_words)
    SELECT a.id, document, true, 2, CASE WHEN pg_column_size(document) > 900000 THEN
        greatest(0, search_reach(before || resume) - (SELECT count(*) FROM search_pieces(before))) END
    FROM applications a
      CROSS JOIN LATERAL (SELECT string_agg(text, E'\\n') AS text FROM application_notes WHERE application_id = a.id) n
      LEFT JOIN resume_texts r ON r.application_id = a.id
      CROSS JOIN LATERAL (SELECT concat_ws(E'\\n', a.search_line, left(n.text, ${mostOfNotes}), '') AS before,
        coalesce(left(r.text, 200000), '') AS resume) t
      CROSS JOIN LATERAL (SELECT search_vector(before || resume) AS document OFFSET 0) v
    WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE
      SET document = excluded.document, renewed = true, rules = 2, searched_words = excluded.searched_words;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
`;

const BEFORE = 30_000;

/** The search finds as much of all notes of an application as of a resume. Documents with longer notes than before are made anew. */
export class SearchLongNotes1764290000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refresh(200_000));
    await runner.query(
      `UPDATE application_documents SET rules = 1 WHERE application_id IN (
         SELECT application_id FROM application_notes GROUP BY application_id HAVING sum(length(text) + 1) > ${BEFORE})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refresh(BEFORE));
  }
}

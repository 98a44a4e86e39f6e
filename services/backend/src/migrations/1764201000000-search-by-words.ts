import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search makes its words by one function, of what is stored and of what is asked. Documents of before are made anew in the
 * background (`renewed`); until then each is found by its old words.
 */
export class SearchByWords1764201000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VECTOR + QUERY + DOCUMENTS + LINES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}

// A tsvector above one megabyte is an error: what is beyond is left out. Phrases end at word 16,383, beyond which Postgres has no places.
const VECTOR = `
  CREATE FUNCTION search_vector(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT coalesce(string_agg(lexeme || ':' || array_to_string(places[1:255], ','), ' ' ORDER BY bytes), '')::tsvector
    FROM (
      SELECT '''' || replace(word, '''', '''''') || '''' AS lexeme, places,
        sum(octet_length(word) + 2 * least(cardinality(places), 255) + 4) OVER (ORDER BY places[1], word) AS bytes
      FROM (SELECT word, array_agg(DISTINCT least(place, 16383)) AS places FROM search_words(given) GROUP BY word) w) sized
    WHERE bytes < 1000000;
  END;
`;

// Each chunk as it is written, as one word, by its stem, or as its parts one after the other: these not within a phrase, because
// Postgres takes all that stands between two `<->` for as long as the longest. `word*` is a prefix; words that are in every
// English text are asked for only in quotes, or alone.
const QUERY = String.raw`
  CREATE FUNCTION search_lexeme(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '''' || replace(left(word, 64), '''', '''''') || '''';

  CREATE FUNCTION search_term(side text, in_phrase boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT '(' || concat_ws(' | ', search_lexeme(side), search_lexeme(search_stem(side)), search_lexeme(search_joined(side)),
      (SELECT '(' || string_agg(search_lexeme(part), ' <-> ' ORDER BY nth) || ')'
        FROM unnest(search_numbered(side)) WITH ORDINALITY AS n (part, nth) WHERE NOT in_phrase),
      (SELECT '(' || string_agg('(' || concat_ws(' | ', search_lexeme(part),
          CASE WHEN side !~ '[.+#0-9]' THEN search_lexeme(search_stem(part)) END) || ')', ' <-> ' ORDER BY nth) || ')'
        FROM regexp_split_to_table(side, '[-.@_&'']') WITH ORDINALITY AS p (part, nth)
        WHERE part <> '' AND NOT in_phrase HAVING count(*) > 1)) || ')';
  END;

  CREATE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    WITH spans AS (
      SELECT span, nth, nth % 2 = 0 AND nth < count(*) OVER () AS quoted
      FROM regexp_split_to_table(left(asked, 1000), '["“”„«»]') WITH ORDINALITY AS s (span, nth)
    ), chunks AS MATERIALIZED (
      SELECT s.nth, s.quoted, c.place, search_fold(c.chunk) COLLATE "C" AS whole,
        s.quoted AND count(*) OVER (PARTITION BY s.nth) > 1 AS in_phrase,
        c.length > 1 AND substr(s.span, c.starts + c.length, 1) = '*' AS prefix
      FROM spans s, search_chunks(s.span) c
    ), terms AS MATERIALIZED (
      SELECT nth, quoted, in_phrase, place, whole, NOT quoted AND NOT prefix AND whole ~ '^[a-z]{1,64}$'
          AND ts_lexize('pg_catalog.english_stem', whole) = '{}' AS everywhere,
        CASE WHEN prefix THEN search_lexeme(whole) || ':*' ELSE '('
          || concat_ws(' | ', CASE WHEN whole ~ '/|''s$' THEN search_lexeme(whole) END,
            (SELECT string_agg(search_term(side, in_phrase), ' & ')
             FROM regexp_split_to_table(regexp_replace(whole, '''s$', ''), '/') AS s (side) WHERE side <> '')) || ')' END AS term
      FROM chunks WHERE whole <> ''
    ), spoken AS (
      SELECT '(' || string_agg(term, CASE WHEN quoted THEN ' <-> ' ELSE ' & ' END ORDER BY place)
        || CASE WHEN in_phrase THEN ' | ' || search_lexeme(string_agg(whole, '' ORDER BY place)) ELSE '' END || ')' AS term
      FROM terms WHERE NOT everywhere OR NOT EXISTS (SELECT FROM terms WHERE NOT everywhere)
      GROUP BY nth, quoted, in_phrase
    )
    SELECT string_agg(term, ' & ')::tsquery FROM spoken;
  END;
`;

const DOCUMENTS = `
  ALTER TABLE application_documents ADD renewed boolean NOT NULL DEFAULT false;
  CREATE INDEX application_documents_old ON application_documents (application_id) WHERE NOT renewed;

  CREATE OR REPLACE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Two who write different texts of one application at once wait for each other, so that neither text is missed.
    PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
    INSERT INTO application_documents (application_id, document, renewed)
    SELECT a.id, search_vector(concat_ws(E'\\n', a.search_line, left(n.text, 30000), left(r.text, 200000))), true
    FROM applications a
      CROSS JOIN LATERAL (SELECT string_agg(text, E'\\n') AS text FROM application_notes WHERE application_id = a.id) n
      LEFT JOIN resume_texts r ON r.application_id = a.id
    WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE SET document = excluded.document, renewed = true;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
  DROP FUNCTION to_application_document;
`;

// Lines are searched for any part of a word. Without apostrophes, so that "dsouza" finds D'Souza.
const LINES = String.raw`
  CREATE FUNCTION search_plain(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN replace(search_fold(line), '''', '');
  CREATE FUNCTION search_pattern(part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '%' || regexp_replace(search_plain(part), '[\\%_]', '\\\&', 'g') || '%';

  CREATE INDEX applications_by_plain_line ON applications USING gin (search_plain(search_line) gin_trgm_ops);
  DROP INDEX applications_by_search_line;
  CREATE INDEX applications_by_plain_name ON applications USING gin (search_plain(name) gin_trgm_ops);
  DROP INDEX applications_by_near_name;
`;

const BACK = `
  CREATE INDEX applications_by_search_line ON applications USING gin (search_line gin_trgm_ops);
  DROP INDEX applications_by_plain_line;
  CREATE INDEX applications_by_near_name ON applications USING gin (lower(name) gin_trgm_ops);
  DROP INDEX applications_by_plain_name;

  CREATE FUNCTION to_application_document(line text, texts text) RETURNS tsvector LANGUAGE sql IMMUTABLE
  RETURN to_tsvector('pg_catalog.simple', line)
    || to_tsvector('pg_catalog.english', left(line || ' ' || texts, 100000));
  CREATE OR REPLACE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
    INSERT INTO application_documents (application_id, document)
    SELECT a.id, to_application_document(a.search_line, concat_ws(' ', left(n.text, 30000), r.text)) FROM applications a
      CROSS JOIN LATERAL (SELECT string_agg(text, ' ') AS text FROM application_notes WHERE application_id = a.id) n
      LEFT JOIN resume_texts r ON r.application_id = a.id
    WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE SET document = excluded.document;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
  SELECT refresh_application_document(application_id) FROM application_documents WHERE renewed;
  ALTER TABLE application_documents DROP renewed;
  DROP FUNCTION search_pattern, search_plain, search_query, search_term, search_lexeme, search_vector;
`;

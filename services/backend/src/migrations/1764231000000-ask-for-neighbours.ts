import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUOTES = '["“”„«»]';

/**
 * What is asked for is read by one function, for the query and for the lines that show its hits. Documents of before have to be made
 * anew once more (`words`), and a document says how many words of it are searched when some are left out.
 */
export class AskForNeighbours1764231000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ASKED + QUERY + VECTOR + DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}

// The words that are asked for: those with the same `term` stand side by side in what is found, each `step` places behind the one before,
// or as a `pair` with it in one joined word. A term is a phrase in quotes, a run of letters without blanks, or one word. The last letter
// of a run is in the piece before it, and one letter alone is the beginning of such pieces. `word*` is a beginning, too. Words that are
// in every English text are asked for only in quotes, or where there are no others.
const ASKED = `
  CREATE FUNCTION search_asked(asked text) RETURNS TABLE
    (term int, step int, starts int, length int, whole text, prefix boolean, pair text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    WITH spans AS (
      SELECT span, nth, nth % 2 = 0 AND nth < count(*) OVER () AS quoted,
        sum(pg_catalog.length(span) + 1) OVER (ORDER BY nth) - pg_catalog.length(span) - 1 AS before
      FROM regexp_split_to_table(left(asked, 1000), '${QUOTES}') WITH ORDINALITY AS s (span, nth)
    ), pieces AS MATERIALIZED (
      SELECT nth, quoted, before, p.place, p.starts, p.length, search_fold(p.chunk) COLLATE "C" AS whole,
        substr(span, p.starts + p.length, 1) = '*' AS starred,
        coalesce(p.starts + p.length > lead(p.starts) OVER following, false) AS reaches_on,
        coalesce(p.starts < lag(p.starts + p.length) OVER following, false) AS is_reached
      FROM spans, search_pieces(span) p WINDOW following AS (PARTITION BY nth ORDER BY p.place)
    ), words AS MATERIALIZED (
      SELECT *, NOT quoted AND NOT prefix AND whole ~ '^[a-z]{1,64}$'
          AND ts_lexize('pg_catalog.english_stem', whole) = '{}' AS everywhere,
        sum((NOT is_reached AND (NOT quoted OR nth IS DISTINCT FROM nth_before))::int) OVER (ORDER BY nth, place) AS term
      FROM (
        SELECT *, lag(nth) OVER (ORDER BY nth, place) AS nth_before,
          starred AND pieces.length > 1 OR search_is_unspaced(whole) AND NOT reaches_on AS prefix
        FROM pieces WHERE whole <> '' AND (reaches_on OR NOT is_reached)) p
    )
    SELECT term::int, place - lag(place) OVER in_term, (before + words.starts)::int, words.length, whole, prefix,
      CASE WHEN NOT prefix AND NOT lag(prefix) OVER in_term AND place - lag(place) OVER in_term = 1
        AND NOT search_is_unspaced(whole) THEN search_pair(lag(whole) OVER in_term, whole) END
    FROM words WHERE NOT everywhere OR NOT EXISTS (SELECT FROM words WHERE NOT everywhere)
    WINDOW in_term AS (PARTITION BY term ORDER BY place) ORDER BY term, place;
  END;
`;

// Each word as it is written, as one word, by its stem, or as its parts one after the other: these not within a phrase, because Postgres
// takes all that stands between two `<->` for as long as the longest. For the same reason each way in which up to five neighbours of a
// phrase can be parts of joined words is written out. Documents from before have runs of letters whole; beyond place 16,383 all letters have
// that place.
const QUERY = String.raw`
  CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    WITH words AS MATERIALIZED (
      SELECT *, count(*) OVER in_term > 1 AS in_phrase, count(pair) OVER in_term AS pairs,
        CASE WHEN pair IS NOT NULL THEN count(pair) OVER (PARTITION BY term ORDER BY starts) END AS nth_pair
      FROM search_asked(asked) WINDOW in_term AS (PARTITION BY term)
    ), lexemes AS MATERIALIZED (
      SELECT *, CASE WHEN prefix THEN search_lexeme(whole) || ':*' ELSE '('
          || concat_ws(' | ', CASE WHEN whole ~ '/|''s$' THEN search_lexeme(whole) END,
            (SELECT string_agg(search_term(side, in_phrase), ' & ')
             FROM regexp_split_to_table(regexp_replace(whole, '''s$', ''), '/') AS s (side) WHERE side <> '')) || ')' END AS lexeme
      FROM words
    ), ways AS (
      SELECT term, string_agg(CASE WHEN step IS NULL THEN lexeme
          WHEN (joined >> (nth_pair - 1)::int) & 1 = 1 THEN ' <0> ' || search_lexeme(pair)
          ELSE ' <' || step || '> ' || lexeme END, '' ORDER BY starts) AS way
      FROM lexemes, generate_series(0, CASE WHEN pairs <= 5 THEN (1 << pairs::int) - 1 ELSE 0 END) AS joined
      GROUP BY term, joined
      UNION ALL
      SELECT term, search_lexeme(search_fold(regexp_replace(
        substr(asked, min(starts), max(starts + length) - min(starts)), '\s', '', 'g')))
      FROM words WHERE in_phrase GROUP BY term
      UNION ALL
      SELECT term, string_agg(search_lexeme(whole), ' <0> ' ORDER BY starts)
      FROM words WHERE in_phrase GROUP BY term HAVING bool_and(search_is_unspaced(whole) AND NOT prefix)
    ), terms AS (
      SELECT '(' || string_agg(way, ' | ') || ')' AS term FROM ways GROUP BY term
    )
    SELECT string_agg(term, ' & ')::tsquery FROM terms;
  END;
`;

// A tsvector above one megabyte is an error: it has what comes first in the text, and `search_reach` tells how many words those are where
// some are left out. Phrases end at word 16,383, beyond which Postgres has no places.
const VECTOR = `
  CREATE FUNCTION search_sized(given text) RETURNS TABLE (word text, place int, places int[], bytes bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT word, place, places, sum(octet_length(word) + 2 * least(cardinality(places), 255) + 4) OVER (ORDER BY place, word)
    FROM (SELECT word, min(place) AS place, array_agg(DISTINCT least(place, 16383)) AS places
      FROM search_words(given) GROUP BY word) w;
  END;

  CREATE OR REPLACE FUNCTION search_vector(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT coalesce(string_agg('''' || replace(word, '''', '''''') || ''':' || array_to_string(places[1:255], ','), ' '
      ORDER BY bytes), '')::tsvector
    FROM search_sized(given) WHERE bytes < 1000000;
  END;

  CREATE FUNCTION search_reach(given text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT min(place) - 1 FROM search_sized(given) WHERE bytes >= 1000000;
  END;
`;

// Only a vector near its limit of a megabyte can lack words. What comes before the resume is no word of it.
const DOCUMENTS = `
  ALTER TABLE application_documents ADD rules smallint NOT NULL DEFAULT 1, ADD searched_words int;
  CREATE INDEX application_documents_by_old_rules ON application_documents (application_id) WHERE rules < 2;

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
      CROSS JOIN LATERAL (SELECT concat_ws(E'\\n', a.search_line, left(n.text, 30000), '') AS before,
        coalesce(left(r.text, 200000), '') AS resume) t
      CROSS JOIN LATERAL (SELECT search_vector(before || resume) AS document OFFSET 0) v
    WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE
      SET document = excluded.document, renewed = true, rules = 2, searched_words = excluded.searched_words;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
`;

const BACK = String.raw`
  CREATE OR REPLACE FUNCTION refresh_application_document(target uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM applications WHERE id = target FOR NO KEY UPDATE;
    INSERT INTO application_documents (application_id, document, renewed)
    SELECT a.id, search_vector(concat_ws(E'\n', a.search_line, left(n.text, 30000), left(r.text, 200000))), true
    FROM applications a
      CROSS JOIN LATERAL (SELECT string_agg(text, E'\n') AS text FROM application_notes WHERE application_id = a.id) n
      LEFT JOIN resume_texts r ON r.application_id = a.id
    WHERE a.id = target AND (n.text IS NOT NULL OR r.text <> '')
    ON CONFLICT (application_id) DO UPDATE SET document = excluded.document, renewed = true;
    IF NOT FOUND THEN DELETE FROM application_documents WHERE application_id = target; END IF;
  END $$;
  DROP INDEX application_documents_by_old_rules;
  ALTER TABLE application_documents DROP rules, DROP searched_words;

  CREATE OR REPLACE FUNCTION search_vector(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT coalesce(string_agg(lexeme || ':' || array_to_string(places[1:255], ','), ' ' ORDER BY bytes), '')::tsvector
    FROM (
      SELECT '''' || replace(word, '''', '''''') || '''' AS lexeme, places,
        sum(octet_length(word) + 2 * least(cardinality(places), 255) + 4) OVER (ORDER BY places[1], word) AS bytes
      FROM (SELECT word, array_agg(DISTINCT least(place, 16383)) AS places FROM search_words(given) GROUP BY word) w) sized
    WHERE bytes < 1000000;
  END;
  DROP FUNCTION search_reach, search_sized;

  CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
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
  DROP FUNCTION search_asked;
`;

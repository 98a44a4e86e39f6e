import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of Thai, Chinese and Japanese, which write words without blanks between them; narrow and wide ones, and old forms. */
const UNSPACED =
  String.raw`\u0E01-\u0E2F\u0E40-\u0E44\u0E46\u2E80-\u2FDF\u3005-\u3007\u3031-\u3035\u303B\u3041-\u3096\u309D-\u309F` +
  String.raw`\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9D` +
  String.raw`\U00020000-\U0003FFFF`;
/** Vowels and signs that belong to the letter before them. */
const SIGNS = String.raw`\u0E30-\u0E3A\u0E45\u0E47-\u0E4E\u3099\u309A\uFE00-\uFE0F\uFF9E\uFF9F`;
/** A line may end within a word of these scripts. */
const BREAK = String.raw`\u200B| *\n *`;

const SIGN = `[-./@_&''+#]`;
const PARTS = `[-.@_&'']`;

/**
 * Words of scripts without blanks are found by any two of their letters, and joined words (Java/Spring) by two parts that stand side
 * by side in them.
 */
export class SplitRunsOfLetters1764230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PIECES + PAIR + words('search_pieces', PAIRS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${words('search_chunks', '')} DROP FUNCTION search_pair, search_is_unspaced, search_pieces`);
  }
}

// A letter of these scripts is a piece together with the next one, and the last of a run is one alone.
const PIECES = `
  CREATE FUNCTION search_pieces(given text) RETURNS TABLE (chunk text, place int, starts int, length int)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    WITH segments AS MATERIALIZED (
      SELECT nth, found[1] AS letter, found[3] AS other, coalesce(lead(found[1]) OVER (ORDER BY nth), '') AS next,
        pg_catalog.length(concat(found[1], found[2])) AS length,
        sum(pg_catalog.length(concat_ws('', VARIADIC found))) OVER (ORDER BY nth ROWS UNBOUNDED PRECEDING)
          - pg_catalog.length(concat_ws('', VARIADIC found)) AS before
      FROM regexp_matches(given COLLATE pg_c_utf8, '([${UNSPACED}][${SIGNS}]*)(${BREAK})?|([^${UNSPACED}]+)', 'g')
        WITH ORDINALITY AS segments (found, nth)
    ), pieces AS (
      SELECT letter || next AS chunk, nth, 0 AS place, before + 1 AS starts,
        CASE WHEN next = '' THEN pg_catalog.length(letter) ELSE length + pg_catalog.length(next) END AS length
      FROM segments WHERE letter IS NOT NULL
      UNION ALL
      SELECT c.chunk, nth, c.place, before + c.starts, c.length FROM segments, search_chunks(other) c WHERE other IS NOT NULL
    )
    SELECT chunk, (row_number() OVER (ORDER BY nth, place))::int, starts::int, length FROM pieces;
  END;
`;

// A blank is in no word, so that a pair is none.
const PAIR = `
  CREATE FUNCTION search_is_unspaced(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN word COLLATE pg_c_utf8 ~ '^[${UNSPACED}]';
  CREATE FUNCTION search_pair(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(coalesce(search_stem(one), one) || ' ' || coalesce(search_stem(other), other), 64);
`;

/** Neighbours within a joined word: Java and Spring, HTML and 5, HTML and CSS of HTML5/CSS3. */
const PAIRS = `
      UNION ALL
      SELECT id, search_pair(one, other)
      FROM units, unnest(ARRAY[piece, parts[1]]) AS one, unnest(ARRAY[next, next_parts[1]]) AS other
      WHERE one IS NOT NULL AND other IS NOT NULL
      UNION ALL
      SELECT id, search_pair(parts[1], parts[2]) FROM units WHERE parts IS NOT NULL`;

// As it was, but for where its chunks are from, and for the pairs.
const words = (chunks: string, pairs: string) => String.raw`
  CREATE OR REPLACE FUNCTION search_words(given text) RETURNS TABLE (word text, place int, starts int, length int)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET enable_nestloop = off SET jit = off BEGIN ATOMIC
    WITH chunks AS MATERIALIZED (
      SELECT * FROM ${chunks}(given)
    ), folded AS MATERIALIZED (
      SELECT chunk, (row_number() OVER ())::int AS id, whole, whole COLLATE "C" !~ '${SIGN}|[0-9]' AS plain
      FROM (SELECT chunk, search_fold(chunk) COLLATE "C" AS whole FROM chunks GROUP BY chunk) f
    ), placed AS MATERIALIZED (
      SELECT id, place, starts, c.length FROM chunks c JOIN folded USING (chunk)
    ), sides AS MATERIALIZED (
      SELECT id, side, nth FROM folded,
        regexp_split_to_table(regexp_replace(whole, '''s$', ''), '/') WITH ORDINALITY AS s (side, nth)
      WHERE NOT plain AND side <> ''
    ), pieces AS MATERIALIZED (
      SELECT id, piece, side !~ '[.+#0-9]' AS stems, row_number() OVER (PARTITION BY id ORDER BY s.nth, p.nth) AS nth
      FROM sides s, regexp_split_to_table(side, '${PARTS}') WITH ORDINALITY AS p (piece, nth) WHERE piece <> ''
    ), units AS MATERIALIZED (
      SELECT id, piece, parts, lead(piece) OVER following AS next, lead(parts) OVER following AS next_parts
      FROM (SELECT id, piece, nth, search_numbered(piece) AS parts FROM pieces) numbered
      WINDOW following AS (PARTITION BY id ORDER BY nth)
    ), numbered AS MATERIALIZED (
      SELECT id, CASE WHEN part ~ '([^+#]{2}|[0-9])[+#]+$' THEN rtrim(part, '+#') ELSE part END AS bare
      FROM (SELECT id, side FROM sides UNION SELECT id, piece FROM pieces) s (id, part) WHERE part ~ '[0-9+#]'
    ), forms (id, form, stems) AS MATERIALIZED (
      SELECT id, whole, plain FROM folded
      UNION ALL SELECT id, side, side !~ '${SIGN}|[0-9]' FROM sides
      UNION ALL SELECT id, piece, stems FROM pieces WHERE piece ~ '..|[0-9]'
      UNION ALL SELECT id, bare, false FROM numbered
      UNION ALL SELECT id, part, false FROM numbered, unnest(search_numbered(bare)) AS part
      -- .NET in ASP.NET
      UNION ALL SELECT id, substring(side FROM '[^.](\.[a-z]+)$'), false FROM sides WHERE side ~ '[^.]\.[a-z]+$' AND side !~ '@'
      UNION ALL SELECT id, search_joined(side), false FROM sides
    ), words AS MATERIALIZED (
      SELECT id, left(form, 64) AS word FROM forms WHERE form <> ''
      UNION
      SELECT id, search_stem(form) FROM forms WHERE stems AND search_stem(form) IS NOT NULL${pairs}
    )
    SELECT w.word, p.place, p.starts, p.length FROM placed p JOIN words w USING (id) ORDER BY p.place;
  END;
`;

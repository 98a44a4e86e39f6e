import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What stands in words without being a letter or a digit to `pg_c_utf8`: marks and digits of Unicode 14 by their blocks (with what
 * has no meaning there yet), soft hyphens, and the joiners of Indic and Persian words.
 */
const MARKS =
  String.raw`\u00B2-\u00B3\u00B9\u00BC-\u00BE\u0300-\u0362\u0483-\u0489\u0591-\u05AF\u0658-\u0669\u06DF-\u06E0\u06EA-\u06F9` +
  String.raw`\u0740-\u07F3\u07FD\u0818-\u082D\u0859-\u085B\u0898-\u08E1\u08EA-\u0954\u0966-\u096F\u09BC-\u09EF\u09F4-\u09F9` +
  String.raw`\u09FE-\u0A6F\u0ABC-\u0AEF\u0AFD-\u0B6F\u0B72-\u0BF2\u0C3C-\u0C6F\u0C78-\u0C7E\u0CBC-\u0D4D\u0D58-\u0D78` +
  String.raw`\u0DCA-\u0DEF\u0E47-\u0E4E\u0E50-\u0E59\u0EBA-\u0ED9\u0F18-\u0F19\u0F20-\u0F33\u0F35\u0F37\u0F39\u0F3E-\u0F84` +
  String.raw`\u0F86-\u0F87\u0FC6\u1037-\u1049\u1090-\u1099\u1714-\u1734\u17B4-\u17D3\u17DD-\u17F9\u180B-\u180D\u180F-\u193B` +
  String.raw`\u1946-\u19DA\u1AB0-\u1B59\u1B6B-\u1B73\u1BAA-\u1BF3\u1C37\u1C40-\u1C59\u1CD0-\u1CD2\u1CD4-\u1DFF\u2070-\u2079` +
  String.raw`\u2080-\u2089\u20D0-\u20F0\u3099-\u309A\uA806\uA82C-\uA835\uA8C4\uA8D0-\uA8F1\uA900-\uA92D\uA953\uA9B3-\uA9C0` +
  String.raw`\uA9D0-\uA9D9\uA9F0-\uAA59\uAABF-\uAAC1\uAAF6\uABEC-\uABF9\uFE00-\uFE0F\uFE20-\uFE2F\uFF10-\uFF19` +
  String.raw`\u00AD\u200C\u200D\u2060\uFEFF`;
const APOSTROPHES = '’‘‛ʼ′´`';
const IN_WORD = `[:alnum:]${MARKS}`;
/** A word, with the signs of C++ and C#, and the digits of C++17. */
const WORD = `[${IN_WORD}]+(?:[+#＋＃]+[0-9]*)?`;
/** Words without a blank between them: Node.js, Java/Spring, .NET/C#. */
const CHUNK = String.raw`\.?${WORD}(?:(?:[-./@_&''${APOSTROPHES}‐‑．／]|/\.)${WORD})*`;
const BETWEEN = String.raw`[^.${IN_WORD}]+|\.`;
const SIGN = `[-./@_&''+#]`;
/** What is no sign and no digit in a folded chunk: a letter of any script. */
const LETTER = `[^-./@_&''+#0-9]`;

/** Names of skills that share their stem with other English words: Excel is not excellent, and React has not reacted. */
const SKILLS =
  'access,agile,composer,elastic,electron,excel,express,go,illustrator,nest,puppet,rails,react,rust,sketch,solidity,' +
  'spark,swift,word';

/**
 * The one way from a text to its words, for what is stored and for what is asked. Each expression has its collation, so that
 * databases whose own is another (libc and C among them) make the same words.
 */
export class SplitTextsIntoWords1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD + CHUNKS + STEMS + FORMS + WORDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION search_words, search_numbered, search_joined, search_stem, search_chunks, search_fold',
    );
  }
}

// Apostrophes before NFKC, which would make a blank with an accent of some. Accents of other scripts make other letters.
const FOLD = String.raw`
  CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN given COLLATE "C" !~ '[^ -_a-~]' THEN lower(given COLLATE pg_c_utf8) ELSE
    replace(replace(replace(normalize(translate(regexp_replace(
      normalize(lower(normalize(
        translate(given, '${APOSTROPHES}' || U&'\00AD\200C\200D\2060\FEFF', repeat('''', ${APOSTROPHES.length})),
        NFKC) COLLATE pg_c_utf8), NFD) COLLATE pg_c_utf8,
      '(?<=[a-zÀ-ɏḀ-ỿ])[\u0300-\u036F]+', '', 'g'), 'øłđıς‐', 'oldiσ-'), NFC),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END;
`;

const CHUNKS = `
  CREATE FUNCTION search_chunks(given text) RETURNS TABLE (chunk text, place int, starts int, length int)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT piece, (row_number() OVER (ORDER BY nth))::int, (ends - pg_catalog.length(piece) + 1)::int, pg_catalog.length(piece)
    FROM (
      SELECT found[1] AS piece, nth,
        sum(pg_catalog.length(found[1])) OVER (ORDER BY nth ROWS UNBOUNDED PRECEDING) AS ends
      FROM regexp_matches(given COLLATE pg_c_utf8, '${CHUNK}|${BETWEEN}', 'g') WITH ORDINALITY AS pieces (found, nth)) p
    WHERE piece COLLATE pg_c_utf8 ~ '^[.]?[${IN_WORD}]';
  END;
`;

// Stems begin with a sign that no word has: else "Go" would find each "going".
const STEMS = `
  CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN word COLLATE "C" ~ '^[a-z]{2,64}$' AND word <> ALL ('{${SKILLS}}'::text[])
    THEN '~' || (ts_lexize('pg_catalog.english_stem', word))[1] END;
`;

// As one word: nodejs, fullstack, obrien, phd. With its number apart: python and 3.11 of Python3.11. Null where there is no such form.
const FORMS = String.raw`
  CREATE FUNCTION search_joined(side text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN side ~ '^${LETTER}+([-.]${LETTER}{2,}|''${LETTER}{3,})+$' OR side ~ '^${LETTER}{1,3}(\.${LETTER}{1,3})+$'
    THEN translate(side, '-.''', '') END;
  CREATE FUNCTION search_numbered(side text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_match(side, '^(${LETTER}{2,}|${LETTER}[+#]+)([0-9][0-9.]*)$');
`;

// Letters of parts alone: C++ is not C, T-SQL not T. A chunk that comes again is taken apart once. Words have at most 64 characters,
// because a lexeme above 2,046 bytes is an error. The planner cannot know how many words a text has: it would join 60,000 one by one,
// and compile what runs for some milliseconds.
const WORDS = String.raw`
  CREATE FUNCTION search_words(given text) RETURNS TABLE (word text, place int, starts int, length int)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET enable_nestloop = off SET jit = off BEGIN ATOMIC
    WITH chunks AS MATERIALIZED (
      SELECT * FROM search_chunks(given)
    ), folded AS MATERIALIZED (
      SELECT chunk, (row_number() OVER ())::int AS id, whole, whole COLLATE "C" !~ '${SIGN}|[0-9]' AS plain
      FROM (SELECT chunk, search_fold(chunk) COLLATE "C" AS whole FROM chunks GROUP BY chunk) f
    ), placed AS MATERIALIZED (
      SELECT id, place, starts, c.length FROM chunks c JOIN folded USING (chunk)
    ), sides AS MATERIALIZED (
      SELECT id, side FROM folded, regexp_split_to_table(regexp_replace(whole, '''s$', ''), '/') AS s (side)
      WHERE NOT plain AND side <> ''
    ), pieces AS MATERIALIZED (
      SELECT id, piece, side !~ '[.+#0-9]' AS stems FROM sides, regexp_split_to_table(side, '[-.@_&'']') AS p (piece)
      WHERE piece ~ '..|[0-9]'
    ), numbered AS MATERIALIZED (
      SELECT id, CASE WHEN part ~ '([^+#]{2}|[0-9])[+#]+$' THEN rtrim(part, '+#') ELSE part END AS bare
      FROM (SELECT id, side FROM sides UNION SELECT id, piece FROM pieces) s (id, part) WHERE part ~ '[0-9+#]'
    ), forms (id, form, stems) AS MATERIALIZED (
      SELECT id, whole, plain FROM folded
      UNION ALL SELECT id, side, side !~ '${SIGN}|[0-9]' FROM sides
      UNION ALL SELECT id, piece, stems FROM pieces
      UNION ALL SELECT id, bare, false FROM numbered
      UNION ALL SELECT id, part, false FROM numbered, unnest(search_numbered(bare)) AS part
      -- .NET in ASP.NET
      UNION ALL SELECT id, substring(side FROM '[^.](\.[a-z]+)$'), false FROM sides WHERE side ~ '[^.]\.[a-z]+$' AND side !~ '@'
      UNION ALL SELECT id, search_joined(side), false FROM sides
    ), words AS MATERIALIZED (
      SELECT id, left(form, 64) AS word FROM forms WHERE form <> ''
      UNION
      SELECT id, search_stem(form) FROM forms WHERE stems AND search_stem(form) IS NOT NULL
    )
    SELECT w.word, p.place, p.starts, p.length FROM placed p JOIN words w USING (id) ORDER BY p.place;
  END;
`;

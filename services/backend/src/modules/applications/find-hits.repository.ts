import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Values } from '../../platform/database/values';
import type { SearchWords } from './search-words';

/** A condition on `applications a`, whose values are its own. */
export type SearchCondition = (values: Values) => string;

/** Up to here all hits are fetched first, so that the rest of the query is about these alone. */
export const MOST_HITS = 2_000;
const MOST_NEAR = 200;

const mayBeName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'-]{2,60}$/u;
const loosen = statement('find-hits.loosen', "SELECT set_config('pg_trgm.word_similarity_threshold', '0.45', true)");
const findNear = statement(
  'find-hits.near',
  `SELECT id FROM applications WHERE $1 <% lower(name)
   ORDER BY word_similarity($1, lower(name)) DESC, id LIMIT ${MOST_NEAR}`,
);

/** Finds which applications a search means. Texts, which are notes and resumes, are for HR. */
@Injectable()
export class FindHitsRepository {
  constructor(private readonly database: Database) {}

  /** Null when there are more than 2,000. */
  async find(words: SearchWords, withTexts: boolean): Promise<string[] | null> {
    const values = new Values();
    const inLines = `SELECT id FROM applications a WHERE ${inLine(words, values)} LIMIT ${MOST_HITS + 1}`;
    const all = withTexts ? `(${inLines}) UNION (${inTexts(words, values)})` : inLines;
    const rows = await this.database.queryOnce<{ id: string }>(all, values.list);
    return rows.length > MOST_HITS ? null : rows.map(({ id }) => id);
  }

  /** Whose names are written nearly so: for a search that finds nothing as it was typed. */
  async findNear({ text }: SearchWords): Promise<string[]> {
    if (!mayBeName.test(text)) return [];
    return this.database.transaction(async (tx) => {
      await tx.query(loosen);
      return (await tx.query<{ id: string }>(findNear, [text])).map(({ id }) => id);
    });
  }
}

/** For a search with very many hits: asked of one row after another in the order of the list, until a page is full. */
export const holdsWords =
  (words: SearchWords, withTexts: boolean): SearchCondition =>
  (values) => {
    const line = inLine(words, values);
    if (!withTexts) return `(${line})`;
    // A subquery for one value, because Postgres would answer EXISTS by reading all documents first.
    return `((${line}) OR coalesce((SELECT d.document @@ query FROM application_documents d, ${queryOf(words, values)}
      WHERE d.application_id = a.id AND querytree(query) NOT IN ('', 'T')), false))`;
  };

const inLine = ({ patterns }: SearchWords, values: Values) =>
  patterns.map((pattern) => `a.search_line LIKE ${values.add(pattern)}`).join(' AND ');

const inTexts = (words: SearchWords, values: Values) =>
  `SELECT d.application_id FROM application_documents d, ${queryOf(words, values)}
   WHERE d.document @@ query AND querytree(query) NOT IN ('', 'T') LIMIT ${MOST_HITS + 1}`;

/** The search of texts: words as they stand, or all of them by their stem. Whatever was typed is valid there. */
export const queryOf = ({ quoted }: SearchWords, values: Values) => {
  const given = values.add(quoted);
  return `LATERAL (SELECT websearch_to_tsquery('simple', ${given}) || websearch_to_tsquery('english', ${given}) AS query) q`;
};

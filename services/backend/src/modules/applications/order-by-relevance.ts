import type { ApplicationOrder } from './application-order';
import { queryOf } from './find-hits.repository';
import type { SearchWords } from './search-words';

/** A name that holds all the words comes first, then how near the line is, then how often texts speak of them. */
export const orderByRelevance = (
  words: SearchWords,
  direction: 'ASC' | 'DESC',
  withTexts: boolean,
): ApplicationOrder => ({
  sql: (values) => {
    const inName = words.patterns.map((pattern) => `lower(a.name) LIKE ${values.add(pattern)}`).join(' AND ');
    const near = `word_similarity(${values.add(words.text)}, a.search_line)::float8`;
    if (!withTexts) return `((${inName})::int + ${near})`;
    const inTexts = `(SELECT ts_rank(d.document, query)::float8 FROM application_documents d, ${queryOf(words, values)}
      WHERE d.application_id = a.id)`;
    return `((${inName})::int + ${near} + coalesce(${inTexts}, 0))`;
  },
  type: 'float8',
  direction,
});

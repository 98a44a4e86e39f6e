import type { Sql } from './database';
import { onlyRow, statement } from './statement';

/** A statement that waits for its name, and is a function then. */
type Unnamed<Values extends unknown[], Result> = (name: string) => (sql: Sql, ...values: Values) => Promise<Result>;

const reading =
  <Row, Values extends unknown[], Result>(text: string, read: (rows: Row[]) => Result): Unnamed<Values, Result> =>
  (name) => {
    const declared = statement(name, text);
    return async (sql, ...values) => read(await sql.query<Row>(declared, values));
  };

/** A statement for all of its rows. */
export const listRows = <Row, Values extends unknown[] = []>(text: string): Unnamed<Values, Row[]> =>
  reading(text, (rows: Row[]) => rows);

/** A statement for its first row, if there is one. */
export const findRow = <Row, Values extends unknown[]>(text: string): Unnamed<Values, Row | undefined> =>
  reading(text, ([row]: Row[]) => row);

/** A statement that always gives a row. */
export const oneRow = <Row, Values extends unknown[] = []>(text: string): Unnamed<Values, Row> =>
  reading(text, onlyRow<Row>);

/** A statement that tells by a row whether there was something to find, or to do. */
export const hasRow = <Values extends unknown[] = []>(text: string): Unnamed<Values, boolean> =>
  reading(text, (rows) => rows.length > 0);

/** A statement that tells nothing. */
export const run = <Values extends unknown[] = []>(text: string): Unnamed<Values, void> =>
  reading(text, () => undefined);

/**
 * SQL: whether the wait that ends at `moment` is over. It is, too, when more is left of it than its whole `length` (an interval):
 * then the clock has been set back since the moment was written, and the wait would last for as much longer. `now()` is when this
 * transaction began, which may be before the one that wrote the moment; a second is for a clock that is corrected a little.
 */
export const waitIsOver = (moment: string, length: string) =>
  `(${moment} <= now() OR ${moment} > clock_timestamp() + ${length} + interval '1 second')`;

/** SQL: a moment as `Date.toISOString()` writes it. */
export const isoText = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The pattern of `ILIKE` for texts that have this part anywhere; null, for no condition, without a part. */
export const anywhere = (part: string | undefined) => (part ? `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%` : null);

/** Up to here rows are counted exactly; counting further would take longer the more there are. */
export const MOST_COUNTED = 10_000;

/** SQL: the number of rows of a `SELECT`; 10,001 stands for all numbers beyond 10,000. */
export const countUpToMost = (rows: string) =>
  `(SELECT count(*)::int FROM (${rows} LIMIT ${MOST_COUNTED + 1}) counted)`;

/**
 * Prepared statements as functions. Each takes the pool or a transaction, and then its values in the order of their numbers.
 * Postgres knows it as `<prefix>.<key>`.
 */
export const queries = <Made extends Record<string, (name: string) => unknown>>(prefix: string, makers: Made) =>
  Object.fromEntries(Object.entries(makers).map(([key, make]) => [key, make(`${prefix}.${key}`)])) as {
    [Key in keyof Made]: ReturnType<Made[Key]>;
  };

/** SQL: the texts of several rows with an `id` as one, oldest first, each behind its author. */
export const joinTexts = (author: string, text: string): string =>
  `string_agg(${author} || ': ' || ${text}, E'\\n\\n' ORDER BY id)`;

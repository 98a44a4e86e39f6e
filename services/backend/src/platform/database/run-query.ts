import type { Pool, PoolClient, QueryResult } from 'pg';
import { ByteParts } from '../byte-parts';
import { PreparedQuery } from './prepared-query';
import { QueryInParts } from './query-in-parts';
import type { Statement } from './statement';

type Done = (error: Error | undefined, result: QueryResult) => void;

/** Runs a statement on the pool or on one of its connections. Bytes in parts must be its last value. */
export const runQuery = (
  asked: Pool | PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result));
    // Both take a callback with a query that sends itself; their types know of no such pair.
    (asked.query as (query: PreparedQuery, done: Done) => void).call(asked, queryOf(statement, values), done);
  });

function queryOf(statement: Statement, values: readonly unknown[]): PreparedQuery {
  const last = values.at(-1);
  return last instanceof ByteParts
    ? new QueryInParts(statement, values.slice(0, -1), last)
    : new PreparedQuery(statement, values);
}

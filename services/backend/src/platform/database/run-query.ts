import type { Pool, PoolClient, QueryResult } from 'pg';
import { ByteParts } from '../byte-parts';
import { QueryInParts } from './query-in-parts';
import type { Statement } from './statement';

type Done = (error: Error | undefined, result: QueryResult) => void;

/** Runs a statement on the pool or on one of its connections. Bytes in parts must be its last value. */
export function runQuery(
  asked: Pool | PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<QueryResult> {
  const last = values.at(-1);
  if (!(last instanceof ByteParts)) return asked.query({ ...statement, values: [...values] });
  return new Promise((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result));
    // Both take a callback with a query that sends itself; their types know of no such pair.
    (asked.query as (query: QueryInParts, done: Done) => void).call(
      asked,
      new QueryInParts(statement, values.slice(0, -1), last),
      done,
    );
  });
}

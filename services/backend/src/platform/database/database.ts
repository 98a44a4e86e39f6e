import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { LOCK_TIMEOUT_MS } from './data-source-options';
import { isReadOnly } from './database-errors';
import { type Statement, statement as declare } from './statement';

/** Runs statements: the pool, or a transaction. */
export interface Sql {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** What is to be done once a transaction is committed. */
const afterCommits = new WeakMap<Sql, (() => void)[]>();

/** Has something done after the transaction that `sql` belongs to is committed; at once where it is none. `act` must not throw. */
export function afterCommit(sql: Sql, act: () => void): void {
  const acts = afterCommits.get(sql);
  if (acts) acts.push(act);
  else act();
}

const limitLockWait = declare('database.limit-lock-wait', `SELECT set_config('lock_timeout', $1, true)`);

/** Prepared statements for the hot path, on the same pool that TypeORM uses. */
@Injectable()
export class Database implements Sql {
  constructor(private readonly dataSource: DataSource) {}

  async query<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool, statement, values);
  }

  /**
   * Runs a statement that gives a lock up after at most `timeoutMs` milliseconds. Only a timeout that is shorter than every
   * connection's own lock timeout costs a transaction around it.
   */
  async queryWithin<Row>(timeoutMs: number, statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    if (timeoutMs >= LOCK_TIMEOUT_MS) return this.query(statement, values);
    return this.transaction(async (tx) => {
      await tx.query(limitLockWait, [String(timeoutMs)]);
      return tx.query(statement, values);
    });
  }

  /** The same for each statement, with the milliseconds that are left when it begins. */
  within(timeLeft: () => number): Sql {
    return { query: (statement, values) => this.queryWithin(timeLeft(), statement, values) };
  }

  /** For a text that is put together for one request: Postgres plans it for its very values, and forgets it. */
  async queryOnce<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query(text, [...values])).rows as Row[];
  }

  /** Runs `work` in one transaction; any error rolls all of it back and is thrown on. */
  async transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    const tx: Sql = { query: (statement, values = []) => run(client, statement, values) };
    const acts: (() => void)[] = [];
    afterCommits.set(tx, acts);
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(tx);
      await client.query('COMMIT');
      for (const act of acts) act();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      // By now the address may lead to another server, which can be written to. The pool does so itself for single statements.
      if (isReadOnly(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Connections of the pool, those of them that do nothing, and callers that wait for one. */
  poolUse(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

const run = async <Row>(connection: Pool | PoolClient, { name, text }: Statement, values: readonly unknown[]) =>
  (await connection.query({ name, text, values: [...values] })).rows as Row[];

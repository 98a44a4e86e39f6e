import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Mistake } from './mistakes';

/** What every call of a part that was killed ends with. */
export class Killed extends Error {}

/**
 * A part of the system that can be killed in the middle of a step. Each call that leaves its process (a statement, a file, a mail, a job) has
 * two points: before it is made, and after it has had its effect and before the answer is there. From the point of the kill on every
 * call fails, those that clean up too, and open transactions are rolled back by Postgres, as it does for a connection that is gone.
 */
export class KilledPart {
  mistake: Mistake | null = null;
  /** Ends when it is killed: nothing waits for what is left of its step. */
  death = Promise.withResolvers<void>();
  private pointsLeft = Infinity;
  private dead = false;

  /** Kills it at the n-th point from now. Null: not at all. */
  killAt(point: number | null): void {
    this.pointsLeft = point ?? Infinity;
  }

  kill(): void {
    this.dead = true;
    this.death.resolve();
  }

  get isDead(): boolean {
    return this.dead;
  }

  /** Lives again, as the process that is started in its place. Nothing may be left of the step in which it was killed. */
  restart(): void {
    this.dead = false;
    this.death = Promise.withResolvers<void>();
    this.pointsLeft = Infinity;
  }

  /** @throws Killed */
  async call<Result>(work: () => Promise<Result>): Promise<Result> {
    this.pass();
    const result = await work();
    this.pass();
    return result;
  }

  private pass(): void {
    if (this.pointsLeft === 0) this.kill();
    this.pointsLeft -= 1;
    if (this.dead) throw new Killed('Connection terminated unexpectedly');
  }

  /** Leads the statements of a pool through `call`, and through the mistake that is being tried. */
  watch(pool: Pool): void {
    const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<PoolClient>;
    pool.connect = ((done?: unknown) => (done ? connect(done) : this.connect(connect))) as Pool['connect'];
    pool.query = (async (config: QueryConfig | string, values?: unknown[]) => {
      const client = await this.connect(connect);
      let broken: Error | undefined;
      try {
        return await client.query(config as string, values);
      } catch (error) {
        if (error instanceof Killed) broken = error;
        throw error;
      } finally {
        client.release(broken);
      }
    }) as Pool['query'];
  }

  private async connect(connect: () => Promise<PoolClient>): Promise<PoolClient> {
    if (this.dead) throw new Killed('Connection terminated unexpectedly');
    const client = await connect();
    // As the pool hands out the same clients again and again.
    const query = Object.getPrototypeOf(client).query.bind(client) as PoolClient['query'];
    client.query = ((config: QueryConfig | string, values?: unknown) =>
      typeof values === 'function'
        ? query(config as string, values as unknown as [])
        : this.state(query, config, values as unknown[])) as PoolClient['query'];
    return client;
  }

  private state(query: PoolClient['query'], config: QueryConfig | string, values?: unknown[]): Promise<QueryResult> {
    const known = typeof config === 'string' ? { text: config, values } : config;
    const run = (text: string, given: unknown[] = []) => {
      const isKnown = text === known.text;
      return this.call(() => query({ ...(isKnown && 'name' in known && { name: known.name }), text, values: given }));
    };
    const { name = '' } = known as QueryConfig;
    const own = [...(known.values ?? [])];
    return this.mistake?.statement?.({ name, text: known.text, values: own, run }) ?? run(known.text, own);
  }
}

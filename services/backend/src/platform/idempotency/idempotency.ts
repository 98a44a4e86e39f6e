import { Global, Injectable, Module } from '@nestjs/common';
import { Database, type Sql } from '../database/database';
import { findRow, queries, run } from '../database/queries';
import { ExpectedError } from '../http/errors/expected-error';
import { Unavailable } from '../http/errors/http.errors';
import { type Claim, IdempotencyInFlight, IdempotencyMismatch } from './claim';

const keys = queries('idempotency', {
  find: findRow<{ fingerprint: Buffer; answer: unknown }, [scope: string, hash: Buffer]>(`
    SELECT fingerprint, answer FROM idempotency_keys WHERE scope = $1 AND key_hash = $2 AND expires_at > now()`),
  purge: run('DELETE FROM idempotency_keys WHERE expires_at <= now()'),
  forget: run<[references: readonly string[]]>(`
    DELETE FROM idempotency_keys WHERE answer->>'reference' = ANY($1::text[])`),
});

export const forgetAnswers = keys.forget;

/** The claim that was made in the end, and null as the answer when it was taken. */
export type Attempt<Answer> = { claim: Claim; answer: Answer | null };

export type Outcome<Answer> = { answer: Answer; replayed: boolean };

@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  /**
   * An accepted request stays accepted: a repetition gets its answer even if the rules that `attempt` applies have changed since,
   * or a proof that it brings is used up. @throws the errors of `attempt`; IdempotencyMismatch when the key belongs to other
   * content; IdempotencyInFlight when there is no answer yet
   */
  async once<Answer>(claim: Claim, attempt: () => Promise<Attempt<Answer>>, sql: Sql): Promise<Outcome<Answer>> {
    let made: Attempt<Answer>;
    try {
      made = await attempt();
    } catch (refusal) {
      const isRefused = refusal instanceof ExpectedError && !(refusal instanceof Unavailable);
      const earlier = isRefused ? await findOutcome<Answer>(claim, sql) : null;
      if (!earlier) throw refusal;
      return earlier;
    }
    if (made.answer) return { answer: made.answer, replayed: false };
    const earlier = await findOutcome<Answer>(made.claim, sql);
    if (!earlier) throw new IdempotencyInFlight();
    return earlier;
  }

  /** Forgets submissions that are old enough: 24 hours, or ten minutes where there was no key. */
  purge(): Promise<void> {
    return keys.purge(this.database);
  }
}

async function findOutcome<Answer>({ scope, hash, fingerprint }: Claim, sql: Sql): Promise<Outcome<Answer> | null> {
  const row = await keys.find(sql, scope, hash);
  if (row && !row.fingerprint.equals(fingerprint)) throw new IdempotencyMismatch();
  return row ? { answer: row.answer as Answer, replayed: true } : null;
}

@Global()
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}

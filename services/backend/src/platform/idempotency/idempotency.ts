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

export type Outcome<Answer> = { answer: Answer; replayed: boolean };

/**
 * The answer that the holder of the claim got. @throws IdempotencyMismatch when the key belongs to other content;
 * IdempotencyInFlight when there is no answer yet
 */
export async function repeatAnswer<Answer>(claim: Claim, sql: Sql): Promise<Outcome<Answer>> {
  const earlier = await findOutcome<Answer>(claim, sql);
  if (!earlier) throw new IdempotencyInFlight();
  return earlier;
}

/**
 * An accepted request stays accepted: a repetition gets its answer even if the rules have changed since, or a proof that it brings is
 * used up. @throws the refusal when nothing was accepted before; IdempotencyMismatch
 */
export async function repeatInsteadOf<Answer>(refusal: unknown, claim: Claim, sql: Sql): Promise<Outcome<Answer>> {
  const isRefused = refusal instanceof ExpectedError && !(refusal instanceof Unavailable);
  const earlier = isRefused ? await findOutcome<Answer>(claim, sql) : null;
  if (!earlier) throw refusal;
  return earlier;
}

/** The answer that the holder of the claim got, null for nothing. @throws IdempotencyMismatch when the key belongs to other content */
export async function findOutcome<Answer>(
  { scope, hash, fingerprint }: Claim,
  sql: Sql,
): Promise<Outcome<Answer> | null> {
  const row = await keys.find(sql, scope, hash);
  if (row && !row.fingerprint.equals(fingerprint)) throw new IdempotencyMismatch();
  return row ? { answer: row.answer as Answer, replayed: true } : null;
}

@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  /** Forgets what is old enough: submissions after 24 hours, or ten minutes where there was no key, and mails of staff after four days. */
  purge(): Promise<void> {
    return keys.purge(this.database);
  }
}

@Global()
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}

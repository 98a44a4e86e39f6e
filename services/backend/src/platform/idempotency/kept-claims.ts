import type { Sql } from '../database/database';
import { queries, run } from '../database/queries';
import { nothingComesOf } from '../outbox/outbox';
import type { Claim } from './claim';

/** The scope of what staff send to others. */
export const MAIL_SCOPE = 'mail';

/** What a claim with the scope `MAIL_SCOPE` keeps: its answer, and what tells whether that still holds. */
export interface Kept<Answer> {
  answer: Answer;
  /** By which it can be taken back, null where it cannot. */
  undoId: string | null;
  /** The events of its mails. */
  eventIds: readonly string[];
}

type Key = Pick<Claim, 'scope' | 'hash'>;

const kept = queries('kept-claims', {
  forget: run<[scope: string, hash: Buffer]>('DELETE FROM idempotency_keys WHERE scope = $1 AND key_hash = $2'),
  forgetCancelled: run<[scope: string, hash: Buffer]>(`
    DELETE FROM idempotency_keys WHERE scope = $1 AND key_hash = $2
      AND ${nothingComesOf("ARRAY(SELECT json_array_elements_text(answer->'eventIds')::uuid)")}`),
  forgetUndone: run<[undoId: string]>(`
    DELETE FROM idempotency_keys WHERE scope = '${MAIL_SCOPE}' AND answer->>'undoId' = $1`),
  settle: run<[scope: string, hash: Buffer, answer: string]>(
    'UPDATE idempotency_keys SET answer = $3::json WHERE scope = $1 AND key_hash = $2',
  ),
});

/** Frees the key of something that did not happen. */
export const forgetClaim = (tx: Sql, { scope, hash }: Key): Promise<void> => kept.forget(tx, scope, hash);

/** Frees the key if all mails that came of it were cancelled, and none of them was sent after all. */
export const forgetCancelled = (sql: Sql, { scope, hash }: Key): Promise<void> =>
  kept.forgetCancelled(sql, scope, hash);

/** Frees the key of what is taken back, in that transaction. */
export const forgetUndone = kept.forgetUndone;

/** Another answer than the first one is repeated from now on. */
export const settleClaim = (tx: Sql, { scope, hash }: Key, answer: Kept<unknown>): Promise<void> =>
  kept.settle(tx, scope, hash, JSON.stringify(answer));

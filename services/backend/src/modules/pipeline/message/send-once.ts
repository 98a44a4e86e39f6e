import type { Database, Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { IdempotencyInFlight, IdempotencyMismatch, makeClaim } from '../../../platform/idempotency/claim';
import { claimOfDraft, DraftKeyField, nameOfDraft } from '../../../platform/idempotency/draft-key';
import { findOutcome, repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import {
  forgetCancelled,
  forgetClaim,
  type Kept,
  MAIL_SCOPE,
  settleClaim,
} from '../../../platform/idempotency/kept-claims';
import type { StageMailRequest } from '../move/stages.dto';

class MailDiffers extends expectedError(409, 'mail_differs', 'Another mail was sent under this key.') {}

export const MailKeyField = () =>
  DraftKeyField(
    'Made by the caller for this mail: with the same one it is sent once within four days, however often it is asked for, and anew once it was taken back or all of its mails were cancelled.',
  );

/** The same however the fields are ordered. */
export const partsOf = (mail: StageMailRequest | undefined) => mail && [mail.subject, mail.body, mail.notBefore];

/** What was done, and the events of its mails. */
interface Done<Answer> {
  answer: Answer;
  eventIds: readonly string[];
}
type Undoable = { undo: { id: string } | null };

/**
 * Does what is asked for once for a key, in a transaction; without a key, each time. A repetition is answered as the first was, without its
 * undo. One that was taken back, or whose mails were all cancelled, is done anew.
 * @param asked all that makes it the same
 * @throws MailDiffers when the key belongs to something else, IdempotencyInFlight, the refusals of `act`
 */
export async function sendOnce<Answer extends Undoable>(
  database: Database,
  { key, ...asked }: { key: string | undefined },
  act: (transaction: (work: (tx: Sql) => Promise<Done<Answer>>) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return act(async (work) => (await database.transaction(work)).answer);
  const claim = claimOfDraft(MAIL_SCOPE, key, asked);
  try {
    await forgetCancelled(database, claim);
    const earlier = await findOutcome<Kept<Answer>>(claim, database);
    if (earlier) return earlier.answer.answer;
    return await act((work) =>
      database.transaction(async (tx) => {
        const done = await work(tx);
        if (!(await makeClaim(tx, claim, kept(done)))) throw new IdempotencyInFlight();
        return done.answer;
      }),
    ).catch(async (refusal: unknown) => (await repeatInsteadOf<Kept<Answer>>(refusal, claim, database)).answer.answer);
  } catch (error) {
    throw error instanceof IdempotencyMismatch ? new MailDiffers() : error;
  }
}

/** Notes under the key of something that was left to a worker how it has ended, in the transaction that does it. */
export const noteEnd = async <Answer extends Undoable>(
  tx: Sql,
  key: string | undefined,
  done: Done<Answer>,
): Promise<void> => (key === undefined ? undefined : settleClaim(tx, nameOf(key), kept(done)));

/** Frees the key of something that was left to a worker and will not be done, in the transaction that ends it. */
export const freeKey = async (tx: Sql, key: string | undefined): Promise<void> =>
  key === undefined ? undefined : forgetClaim(tx, nameOf(key));

const nameOf = (key: string) => nameOfDraft(MAIL_SCOPE, key);

const kept = <Answer extends Undoable>({ answer, eventIds }: Done<Answer>): Kept<Answer> => ({
  answer: { ...answer, undo: null },
  undoId: answer.undo?.id ?? null,
  eventIds,
});

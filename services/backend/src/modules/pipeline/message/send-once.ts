import { hash } from 'node:crypto';
import { IdField } from '../../../platform/fields/choice-fields.decorator';
import type { Database, Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import {
  fingerprintOf,
  IdempotencyInFlight,
  IdempotencyMismatch,
  makeClaim,
} from '../../../platform/idempotency/claim';
import { repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import type { StageMailRequest } from '../move/stages.dto';

class MailDiffers extends expectedError(409, 'mail_differs', 'Another mail was sent under this key.') {}

/** Longer than the page keeps a draft, which has the key. */
const LIVES = '4 days';

export const MailKeyField = () =>
  IdField({
    wrong: 'Give a UUID.',
    required: false,
    description:
      'Made by the caller for this mail: with the same one it is sent once within four days, however often it is asked for.',
  });

/** The same however the fields are ordered. */
export const partsOf = (mail: StageMailRequest | undefined) => mail && [mail.subject, mail.body, mail.notBefore];

/**
 * Does what is asked for once for a key, in a transaction; without a key, each time. A repetition is answered as the first was, without its undo.
 * @param asked all that makes it the same
 * @throws MailDiffers when the key belongs to something else, IdempotencyInFlight, the refusals of `act`
 */
export async function sendOnce<Answer extends { undo: unknown }>(
  database: Database,
  { key, ...asked }: { key: string | undefined },
  act: (transaction: (work: (tx: Sql) => Promise<Answer>) => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return act((work) => database.transaction(work));
  const keyHash = hash('sha256', key.toLowerCase(), 'buffer');
  const claim = { scope: 'mail', hash: keyHash, fingerprint: fingerprintOf(asked), byContent: false, lives: LIVES };
  try {
    return await act((work) =>
      database.transaction(async (tx) => {
        const answer = await work(tx);
        if (!(await makeClaim(tx, claim, { ...answer, undo: null }))) throw new IdempotencyInFlight();
        return answer;
      }),
    );
  } catch (refusal) {
    try {
      return (await repeatInsteadOf<Answer>(refusal, claim, database)).answer;
    } catch (error) {
      throw error instanceof IdempotencyMismatch ? new MailDiffers() : error;
    }
  }
}

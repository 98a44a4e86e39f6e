import type { Database, Sql } from '../database/database';
import { expectedError } from '../http/errors/expected-error';
import { IdempotencyInFlight, IdempotencyMismatch, makeClaim } from './claim';
import { claimOfDraft, DraftKeyField } from './draft-key';
import { findOutcome } from './idempotency';
import { forgetClaim } from './kept-claims';

class NoteDiffers extends expectedError(409, 'note_differs', 'Another note was written under this key.') {}

const SCOPE = 'note';

export const NoteKeyField = () =>
  DraftKeyField(
    'Made by the caller for this note: with the same one it is written once within four days, however often it is asked for, and anew once it was deleted.',
  );

/** How a note is written, and how one is found by its id. */
interface Notes<Note> {
  write: (tx: Sql) => Promise<Note>;
  find: (tx: Sql, id: string) => Promise<Note | undefined>;
}

/**
 * Writes a note once for a key, in a transaction; without a key, each time. A repetition gets the note as it is now; one that was deleted
 * is written anew. Of the note its id alone is kept with the key.
 * @param asked all that makes it the same
 * @throws NoteDiffers when the key belongs to something else, IdempotencyInFlight, the refusals of `write`
 */
export function writeOnce<Note extends { id: string }>(
  database: Database,
  { key, ...asked }: { key: string | undefined },
  { write, find }: Notes<Note>,
): Promise<Note> {
  if (key === undefined) return database.transaction(write);
  const claim = claimOfDraft(SCOPE, key, asked);
  return database.transaction(async (tx) => {
    const earlier = await findOutcome<{ id: string }>(claim, tx).catch((error: unknown) => {
      throw error instanceof IdempotencyMismatch ? new NoteDiffers() : error;
    });
    const known = earlier && (await find(tx, earlier.answer.id));
    if (known) return known;
    if (earlier) await forgetClaim(tx, claim);
    const note = await write(tx);
    if (!(await makeClaim(tx, claim, { id: note.id }))) throw new IdempotencyInFlight();
    return note;
  });
}

import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { asLeft, type LockedSubject } from '../../../platform/undo/undo-takers';
import { undo } from './undo.repository';

/** Locks the applications of an action that are there. */
export async function lockAsLeft(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
  const ids = subjects.map(({ id }) => id);
  return asLeft(await undo.lock(tx, ids), subjects);
}

/** The names of the applicants, by the ids of those applications that are there. */
export async function namesOfApplicants(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await undo.names(sql, ids)).map(({ id, name }) => [id, name]));
}

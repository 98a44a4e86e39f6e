import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import type { LockedSubject } from '../../../platform/undo/undo-takers';
import { undo } from './undo.repository';

/** Locks the applications of an action that are there. One is as the action left it while it has the version from then. */
export async function lockAsLeft(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
  const versions = new Map(subjects.map(({ id, versionAfter }) => [id, versionAfter]));
  const locked = await undo.lock(tx, [...versions.keys()]);
  return locked.map(({ id, name, version }) => ({ id, name, isAsLeft: version === versions.get(id) }));
}

/** The names of the applicants, by the ids of those applications that are there. */
export async function namesOfApplicants(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await undo.names(sql, ids)).map(({ id, name }) => [id, name]));
}

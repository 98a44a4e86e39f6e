import { hash } from 'node:crypto';
import type { Sql } from '../../platform/database/database';
import { erasedResumes } from './erased-resumes.repository';
import { MOST_PAGES, pageObject, resumeObject } from './resumes.facts';

const hashOf = (name: string) => hash('sha256', name, 'buffer');

/** Keeps the jobs that write about them away until the transaction ends. To be called before the applications are locked. */
export const { lock: lockResumes } = erasedResumes;

/** Everything that storage holds of them: the keys of the files and of all possible pages, because a page may be drawn while this runs. */
export async function listResumeObjects(sql: Sql, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await erasedResumes.findObjects(sql, applicationIds);
  return rows.flatMap(({ key, preview }) => [resumeObject(key)].concat(preview ? allPageObjects(preview) : []));
}

const allPageObjects = (preview: string) => Array.from({ length: MOST_PAGES }, (_, at) => pageObject(preview, at + 1));

/** Keeps the random names of erased files, by their SHA-256 only. */
export const rememberErasedResumes = (tx: Sql, names: readonly string[]): Promise<void> =>
  erasedResumes.remember(tx, names.map(hashOf));

/** Which of these names belong to files that were erased. */
export async function findErasedResumes(sql: Sql, names: readonly string[]): Promise<Set<string>> {
  const rows = await erasedResumes.findErased(sql, names.map(hashOf));
  const hashes = new Set(rows.map((row) => row.hash.toString('hex')));
  return new Set(names.filter((name) => hashes.has(hashOf(name).toString('hex'))));
}

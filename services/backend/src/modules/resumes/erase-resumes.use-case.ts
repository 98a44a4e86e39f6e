import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { listRows, queries, run } from '../../platform/database/queries';
import { MOST_PAGES, pageObject, resumeObject } from './resumes.facts';

const resumes = queries('erase-resumes', {
  /** The same order as that of the jobs that write about resumes. */
  lock: run<[applicationIds: readonly string[]]>(`
    SELECT FROM resumes WHERE application_id = ANY($1::uuid[]) ORDER BY application_id FOR UPDATE`),

  findObjects: listRows<{ key: string; preview: string | null }, [applicationIds: readonly string[]]>(`
    SELECT r.key, p.key AS preview FROM resumes r LEFT JOIN resume_previews p USING (application_id)
    WHERE application_id = ANY($1::uuid[])
    UNION ALL SELECT key, preview_key FROM former_resumes WHERE application_id = ANY($1::uuid[])`),

  remember: run<[hashes: Buffer[]]>(`
    INSERT INTO erased_resumes (key_hash) SELECT unnest($1::bytea[]) ON CONFLICT DO NOTHING`),

  findErased: listRows<{ hash: Buffer }, [hashes: Buffer[]]>(`
    SELECT key_hash AS hash FROM erased_resumes WHERE key_hash = ANY($1::bytea[])`),
});

/** The facts about resumes that the erasure of applications needs and keeps. The rows go with the applications. */
@Injectable()
export class EraseResumes {
  constructor(private readonly database: Database) {}

  /** Keeps the jobs that write about them away until the transaction ends. To be called before the applications are locked. */
  readonly lock = resumes.lock;

  /** Keeps the random names of erased files, by their SHA-256 only. */
  async remember(tx: Sql, names: readonly string[]): Promise<void> {
    await resumes.remember(tx, names.map(hashOf));
  }

  /** Which of these names belong to files that were erased. */
  async findErased(names: readonly string[]): Promise<Set<string>> {
    const rows = await resumes.findErased(this.database, names.map(hashOf));
    const erased = new Set(rows.map((row) => row.hash.toString('hex')));
    return new Set(names.filter((name) => erased.has(hashOf(name).toString('hex'))));
  }

  /** Everything that storage holds of them: the keys of the files and of all possible pages, because a page may be drawn while this runs. */
  async listObjects(applicationIds: readonly string[], sql: Sql = this.database): Promise<string[]> {
    const rows = await resumes.findObjects(sql, applicationIds);
    return rows.flatMap(({ key, preview }) => [resumeObject(key)].concat(preview ? allPageObjects(preview) : []));
  }
}

const hashOf = (name: string) => hash('sha256', name, 'buffer');
const allPageObjects = (preview: string) => Array.from({ length: MOST_PAGES }, (_, at) => pageObject(preview, at + 1));

import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { pageObject, resumeObject } from './object-keys';

export interface ResumeObjects {
  /** Each key of object storage that may hold something of these resumes. */
  keys: string[];
  /** Their file names, of which `erased_resumes` keeps the SHA-256. */
  fileNames: string[];
}

const MOST_PAGES = 5;

const find = statement(
  'list-resume-objects.find',
  `SELECT r.key, p.key AS preview FROM resumes r LEFT JOIN resume_previews p USING (application_id)
   WHERE application_id = ANY($1::uuid[])`,
);

/** Lists everything that storage holds of the resumes of these applications, so that it can be erased. */
@Injectable()
export class ListResumeObjects {
  constructor(private readonly database: Database) {}

  /** Lists all possible pages, because a page may be drawn while this runs. */
  async list(applicationIds: readonly string[], sql: Sql = this.database): Promise<ResumeObjects> {
    const rows = await sql.query<{ key: string; preview: string | null }>(find, [applicationIds]);
    const pages = Array.from({ length: MOST_PAGES }, (_, index) => index + 1);
    const keys = rows.flatMap(({ key, preview }) => [
      resumeObject(key),
      ...(preview ? pages.map((page) => pageObject(preview, page)) : []),
    ]);
    return { keys, fileNames: rows.map(({ key }) => key) };
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { MOST_PAGES, pageObject, resumeObject } from './resumes.facts';

const find = statement(
  'list-resume-objects.find',
  `SELECT r.key, p.key AS preview FROM resumes r LEFT JOIN resume_previews p USING (application_id)
   WHERE application_id = ANY($1::uuid[])`,
);

/** Lists everything that storage holds of the resumes of these applications, so that it can be erased. */
@Injectable()
export class ListResumeObjects {
  constructor(private readonly database: Database) {}

  /** The keys of the files and of all possible pages, because a page may be drawn while this runs. */
  async list(applicationIds: readonly string[], sql: Sql = this.database): Promise<string[]> {
    const rows = await sql.query<{ key: string; preview: string | null }>(find, [applicationIds]);
    const pages = Array.from({ length: MOST_PAGES }, (_, index) => index + 1);
    return rows.flatMap(({ key, preview }) => {
      const ofPages = preview ? pages.map((page) => pageObject(preview, page)) : [];
      return [resumeObject(key)].concat(ofPages);
    });
  }
}

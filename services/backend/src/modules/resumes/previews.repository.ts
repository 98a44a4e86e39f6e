import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

export interface Preview {
  /** Null until the text was looked for. */
  textState: 'done' | 'empty' | 'failed' | null;
  text: string | null;
  textNote: string | null;
  previewState: 'begun' | 'done' | 'failed' | null;
  previewNote: string | null;
  key: string | null;
  pages: number | null;
}

const find = statement(
  'previews.find',
  `SELECT t.state AS "textState", t.text, t.note AS "textNote", p.state AS "previewState", p.note AS "previewNote",
     p.key, p.pages
   FROM resumes r LEFT JOIN resume_texts t USING (application_id) LEFT JOIN resume_previews p USING (application_id)
   WHERE application_id = $1`,
);

@Injectable()
export class PreviewsRepository {
  constructor(private readonly database: Database) {}

  async find(applicationId: string): Promise<Preview | null> {
    return (await this.database.query<Preview>(find, [applicationId]))[0] ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const find = statement(
  'application-notes.find-all',
  `SELECT application_id AS id, string_agg(author_name || ': ' || text, E'\\n\\n' ORDER BY id) AS notes
   FROM application_notes WHERE application_id = ANY ($1::uuid[]) GROUP BY application_id`,
);

/** What has been noted about applications, as one text each. */
@Injectable()
export class ApplicationNotesRepository {
  constructor(private readonly database: Database) {}

  async find(applicationIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; notes: string }>(find, [applicationIds]);
    return new Map(rows.map(({ id, notes }) => [id, notes]));
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { correctTotal } from '../../../platform/http/listing/count-total';
import { findHits } from '../hits/find-hits';
import type { ListedApplication } from './application.view';
import { countApplications, readPage } from './applications.admin.repository';
import { readApplicationQuery } from './search-applications';

/** `query` has the sort, range and filter of the list; what it finds depends on the reader's role. */
type ListCommand = { query: Record<string, unknown>; reader: Actor };

/** Lists applications, with the lines where a search found them. */
@Injectable()
export class ListApplications {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed that names the parameter */
  async run({ query: raw, reader }: ListCommand): Promise<ListPage<ListedApplication>> {
    const query = await readApplicationQuery(this.database, raw, reader);
    const [rows, counted] = await Promise.all([
      readPage(this.database, query),
      countApplications(this.database, query),
    ]);
    const onlySimilar = query.isSimilar && rows.length > 0;
    const { q } = query.filter;
    // Lines of notes and resumes are for HR.
    const hits = q && !onlySimilar && reader.role === 'hr' ? await findHits(this.database, q, rows) : null;
    const listed = rows.map((row) => ({ ...row, hits: hits?.get(row.id) ?? [] }));
    return { rows: listed, onlySimilar, offset: query.offset, ...correctTotal(counted, query, rows.length) };
  }
}

import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Doer } from '../../../platform/access/access.decorators';
import { KeepNotes } from '../../pipeline/note/keep-notes.use-case';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { type ExportedApplication, hrColumns, generalColumns } from './application-columns';
import { ApplicationsAdminRepository, type Mark, type MarkedRow } from '../list/applications.admin.repository';
import { type ApplicationQuery, ReadApplicationQuery } from '../list/read-application-query';

const BATCH = 500;

/** Sends the grid's list as a file: all rows of the filter in the order of the sort. */
@Injectable()
export class ExportApplications {
  constructor(
    private readonly queries: ReadApplicationQuery,
    private readonly applications: ApplicationsAdminRepository,
    private readonly notes: KeepNotes,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed, Unavailable */
  async send(raw: Record<string, unknown>, format: ExportFormat, doer: Doer, response: Response): Promise<void> {
    const query = await this.queries.read({ ...raw, range: undefined }, doer.actor);
    const isHr = doer.actor.role === 'hr';
    await this.exports.send(response, doer, {
      name: 'applications',
      format,
      columns: isHr ? hrColumns : generalColumns,
      batches: this.read(query, isHr),
      filterKeys: Object.keys(query.filter),
    });
  }

  private async *read(
    { condition, order }: ApplicationQuery,
    withNotes: boolean,
  ): AsyncGenerator<ExportedApplication[]> {
    for (let after: Mark | null = null; ;) {
      const rows: MarkedRow[] = await this.applications.batch(condition, order, after, BATCH);
      const notes = withNotes ? await this.notes.findTexts(rows.map(({ id }) => id)) : new Map<string, string>();
      yield rows.map((row) => ({ ...row, notes: notes.get(row.id) ?? '' }));
      after = rows.at(-1)?.mark ?? null;
      if (rows.length < BATCH) return;
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { readChangeableView } from './read-changeable-view';
import { savedViews } from './saved-views.repository';

/** Deletes a view; the applications in it stay as they are. */
@Injectable()
export class DeleteView {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, NotYourView, ChangedMeanwhile */
  async run(command: { id: string; version: number | null }, caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { id, name, shared } = await readChangeableView(tx, command, caller);
      await savedViews.remove(tx, id);
      if (!shared) return;
      const subject = { subjectType: 'saved-view', subjectId: id, details: { before: { name, shared } } } as const;
      await this.audit.record({ action: 'saved-view.deleted', ...subject, ...caller }, tx);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/errors/http.errors';
import { UndoableActions } from '../../platform/undo/undo';
import { RecordAudit } from '../audit/record-audit.use-case';
import { duplicates, shareLockBoth } from './duplicates.repository';
import type { UnlinkedDuplicate } from './duplicates.view';

/** The kind of action that `TakeBackUnlink` takes back. */
export const UNLINK = 'unlink';

type UnlinkCommand = { id: string; otherId: string };

/** Says that two applications are not by one person. The search will not link them again. */
@Injectable()
export class UnlinkDuplicate {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
  ) {}

  /** Returns the other application, with the link as it was. @throws NotFound */
  run({ id, otherId }: UnlinkCommand, caller: Caller): Promise<UnlinkedDuplicate> {
    return this.database.transaction(async (tx) => {
      const link = (await shareLockBoth(tx, id, otherId)) && (await duplicates.find(tx, id, otherId));
      if (!link) throw new NotFound('These two applications are not linked.');
      const before = await duplicates.lock(tx, id, otherId);
      await duplicates.decide(tx, id, otherId, 'unlinked', caller.actor.id);
      const details = { other: otherId, reasons: link.reasons };
      const subject = { subjectType: 'application', subjectId: id, details } as const;
      await this.audit.record({ action: 'application.unlinked', ...subject, ...caller }, tx);
      const subjects = [
        {
          kind: 'application',
          id: id.toLowerCase(),
          before: { ...before, otherId: otherId.toLowerCase(), unlinkedBy: caller.actor.id },
          versionBefore: null,
          versionAfter: null,
          eventIds: [],
        },
      ];
      return { ...link, undo: await this.undoable.record(tx, { kind: UNLINK, deed: UNLINK, subjects }, caller) };
    });
  }
}

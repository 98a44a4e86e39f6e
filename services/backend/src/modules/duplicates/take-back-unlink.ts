import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import type { Sql } from '../../platform/database/database';
import type { UndoableSubject } from '../../platform/undo/undo';
import { type LockedSubject, type TakenBack, TakesBack, type UndoTaker } from '../../platform/undo/undo-takers';
import { namesOfApplicants } from '../applications/undo/lock-as-left.use-case';
import { RecordAudit } from '../audit/record-audit.use-case';
import { duplicates, shareLockBoth } from './duplicates.repository';
import { UNLINK } from './unlink-duplicate.use-case';

/** As `UnlinkDuplicate` has written it: the other application, the link as it was, and who has taken it away. */
type Before = { otherId: string; state: 'found' | 'linked'; by: string | null; at: string; unlinkedBy: string };

/** Takes back that two applications are not by one person: the link says again what it said, and by whom. */
@Injectable()
@TakesBack(UNLINK)
export class TakeBackUnlink implements UndoTaker {
  readonly names = namesOfApplicants;

  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const locked: LockedSubject[] = [];
    for (const { id, before } of subjects) {
      const { otherId, unlinkedBy } = before as Before;
      const link = (await shareLockBoth(tx, id, otherId)) ? await duplicates.lock(tx, id, otherId) : undefined;
      const name = (await this.names(tx, [id])).get(id);
      if (link && name) locked.push({ id, name, isAsLeft: link.state === 'unlinked' && link.by === unlinkedBy });
    }
    return locked;
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    for (const { id, before } of subjects) {
      const { otherId, state, by, at } = before as Before;
      await duplicates.restore(tx, id, otherId, state, by, at);
      const subject = { subjectType: 'application', subjectId: id, details: { other: otherId } } as const;
      await this.audit.record({ action: 'application.unlink-undone', ...subject, ...caller }, tx);
    }
    return subjects.map(({ id, kind }) => ({ id, kind, stage: null, standing: null, version: null }));
  }
}

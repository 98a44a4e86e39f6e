import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import { type LockedSubject, type TakenBack, TakesBack, type UndoTaker } from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';
import { findKinds, lockSubmissions, settleStanding } from '../held/held.repository';
import { JUDGEMENT } from '../held/settle-held';
import type { Standing } from '../held/verdicts';

/** As `SettleHeld` has written it: the standings before the verdict and after it. */
type Before = { standing: Standing; after: Standing };

const kindOf = (subject: UndoableSubject) => subject.kind as SubmissionKind;

/** Takes back verdicts on suspected spam. A released submission is held again before any job knew of it. */
@Injectable()
@TakesBack(JUDGEMENT)
export class TakeBackJudgement implements UndoTaker {
  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const locked: LockedSubject[] = [];
    for (const kind of submissionKinds) {
      const own = subjects.filter((subject) => subject.kind === kind);
      const ids = own.map(({ id }) => id);
      for (const { id, name, standing, version } of own.length > 0 ? await lockSubmissions(tx, kind, ids) : []) {
        const subject = own.find((one) => one.id === id);
        const { after } = (subject?.before ?? {}) as Partial<Before>;
        locked.push({ id, name, isAsLeft: standing === after && version === subject?.versionAfter });
      }
    }
    return locked;
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const back: TakenBack[] = [];
    for (const subject of subjects) {
      const { id } = subject;
      const kind = kindOf(subject);
      const { standing, after } = subject.before as Before;
      const settled = await settleStanding(tx, kind, id, { from: [after], to: standing });
      const details = { before: after, after: standing };
      const about = { subjectType: kind, subjectId: id, details };
      await this.audit.record({ action: `${kind}.judgement-undone`, ...about, ...caller }, tx);
      back.push({ id, kind, stage: null, standing, version: settled?.version ?? null });
    }
    return back;
  }

  async names(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await findKinds(sql, ids)).map(({ id, name }) => [id, name]));
  }
}

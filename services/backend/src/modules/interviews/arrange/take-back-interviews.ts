import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import type { UndoableSubject } from '../../../platform/undo/undo';
import {
  asLeft,
  type LockedSubject,
  type TakenBack,
  TakesBack,
  type UndoTaker,
} from '../../../platform/undo/undo-takers';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { removeHeldMails, repeatSkippedMails, restoreHeldMails } from '../../notifications/cancel-stage-mails.use-case';
import { FollowInterview } from '../follow/follow-interview';
import { forgetPlans } from '../follow/followed-interviews.repository';
import { stateAfter } from '../interviews.facts';
import { interviewChanges } from './interview-changes.repository';
import { interviews, planValues } from '../interviews.repository';
import { listReplaced } from '../mails/find-outdated.use-case';
import { lockInterviews } from './change-interview';
import { type BeforeChange, INTERVIEW } from './write-interview-change';

/** Takes back the last change of an interview, whose mails have not left: it is as before, or was never arranged. */
@Injectable()
@TakesBack(INTERVIEW)
export class TakeBackInterviews implements UndoTaker {
  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly followInterview: FollowInterview,
  ) {}

  async names(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await interviews.names(sql, ids)).map(({ id, name }) => [id, name]));
  }

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const ids = subjects.map(({ id }) => id);
    return asLeft(await lockInterviews(tx, ids), subjects);
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const back: TakenBack[] = [];
    for (const subject of subjects) back.push(await this.takeBackOne(tx, subject, caller));
    return back;
  }

  private async takeBackOne(tx: Sql, { id, before, eventIds }: UndoableSubject, caller: Caller): Promise<TakenBack> {
    const { changeId, stopped } = before as unknown as BeforeChange;
    const [interview] = await interviews.lock(tx, [id]);
    if (!interview) throw new Error('An interview is locked and gone');
    const { applicationId } = interview;
    const replaced = await listReplaced(tx, changeId);
    await removeHeldMails(tx, eventIds);
    await forgetPlans(tx, changeId);
    await interviewChanges.remove(tx, changeId);
    const last = await interviewChanges.findNewest(tx, id);
    if (last) {
      await interviews.update(tx, ...planValues(last), id, stateAfter(last.kind), last.sequence);
      await interviews.setPeople(tx, id, last.people);
    } else await interviews.remove(tx, id);
    await restoreHeldMails(tx, this.outbox, stopped);
    // Those whose turn came meanwhile: the change was there, and its own mails had been cancelled.
    await repeatSkippedMails(tx, this.outbox, replaced);
    if (last) await this.followInterview.catchUp(tx, last.id);
    await refreshAnswerClock(tx, [applicationId]);
    const about = { subjectType: 'application', subjectId: applicationId, details: { interviewId: id } } as const;
    await this.audit.record({ action: 'interview.undone', ...about, ...caller }, tx);
    return { kind: INTERVIEW, id, stage: null, standing: null, version: last ? interview.version + 1 : null };
  }
}

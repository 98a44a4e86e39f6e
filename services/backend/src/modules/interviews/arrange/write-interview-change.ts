import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { UndoableActions, type UndoView } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { planToFollow } from '../follow/plan-to-follow';
import { type InterviewChangeKind, stateAfter } from '../interviews.facts';
import { interviewChanges } from './interview-changes.repository';
import { interviews, type Plan, planValues } from '../interviews.repository';
import { type InterviewTexts, type Teller, TellOfInterview } from '../mails/tell-of-interview';

/** The kind of action that `TakeBackInterviews` takes back. */
export const INTERVIEW = 'interview';

/** What `TakeBackInterviews` needs. */
export interface BeforeChange {
  changeId: string;
  /** The events of mails that the change has stopped. */
  stopped: string[];
}

interface NewChange {
  id: string;
  applicationId: string;
  kind: InterviewChangeKind;
  plan: Plan;
  /** Of the interview before it; that of a new one is 1. */
  versionBefore: number;
  versionAfter: number;
  sequence: number;
}

/** Writes down a change of an interview that is locked and has it: its history, its mails, the audit log, and how it is taken back. */
@Injectable()
export class WriteInterviewChange {
  constructor(
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
    private readonly tellOf: TellOfInterview,
    private readonly outbox: Outbox,
  ) {}

  async write(
    tx: Sql,
    change: NewChange,
    texts: InterviewTexts,
    caller: Teller,
  ): Promise<{ changeId: string; mails: number; undo: UndoView | null }> {
    const { id, applicationId, kind, plan, versionBefore, versionAfter, sequence } = change;
    const { id: staffId, name } = caller.actor;
    const values = planValues(plan);
    const { id: changeId } = await interviewChanges.insert(
      tx,
      ...values,
      id,
      kind,
      plan.people,
      sequence,
      staffId,
      name,
    );
    await interviews.setPeople(tx, id, plan.people);
    const state = stateAfter(kind);
    const told = { ...plan, changeId, interviewId: id, applicationId, state } as const;
    const { eventIds, stopped } = await this.tellOf.tell(tx, told, texts, caller);
    if (state === 'arranged') await planToFollow(tx, this.outbox, { changeId, ...plan });
    // Never where it is, nor with whom: these are read in the interview itself, and are gone with it.
    const details = { interviewId: id, startsAt: plan.startsAt.toISOString(), minutes: plan.minutes };
    // An applicant has not signed in, and takes nothing back.
    const isApplicants = kind === 'chosen';
    const about = { subjectType: 'application', subjectId: applicationId, details } as const;
    await this.audit.record({ action: `interview.${kind}`, ...about, ...(caller.audited ?? caller) }, tx);
    const before: BeforeChange = { changeId, stopped };
    const subject = { kind: INTERVIEW, id, before: { ...before }, versionBefore, versionAfter, eventIds };
    const action = { kind: INTERVIEW, deed: kind, subjects: [subject] };
    const undo = isApplicants ? null : await this.undoable.record(tx, action, caller);
    // Last, because an answer is heard when its mail leaves.
    await refreshAnswerClock(tx, [applicationId]);
    return { changeId, mails: eventIds.length, undo };
  }
}

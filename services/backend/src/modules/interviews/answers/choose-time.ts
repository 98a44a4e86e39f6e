import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { RecordAnswer } from './record-answer';
import { WriteInterviewChange } from '../arrange/write-interview-change';
import { InterviewMoved, TimeOver } from '../interviews.errors';
import type { TimeChoice } from '../interviews.facts';
import { interviewChanges } from '../arrange/interview-changes.repository';
import { interviews, planValues } from '../interviews.repository';
import type { InterviewTexts } from '../mails/tell-of-interview';

type Choosing = { interviewId: string; applicationId: string; choice: TimeChoice; note: string | null };

/** Fixes an interview at the time that the applicant has chosen of two, and tells both sides. */
@Injectable()
export class ChooseTime {
  constructor(
    private readonly writeChange: WriteInterviewChange,
    private readonly recordAnswer: RecordAnswer,
  ) {}

  /** The interview is locked. It cannot be taken back: the applicant has been told at once. @throws InterviewMoved, TimeOver */
  async choose(tx: Sql, { interviewId, applicationId, choice, note }: Choosing, texts: InterviewTexts): Promise<void> {
    const [interview] = await interviews.lock(tx, [interviewId]);
    const proposed = await interviewChanges.findNewest(tx, interviewId);
    if (interview?.state !== 'proposed' || !proposed?.otherStart) throw new InterviewMoved();
    const startsAt = choice === 'first' ? proposed.startsAt : proposed.otherStart;
    if (startsAt.getTime() <= Date.now()) throw new TimeOver();
    const plan = { ...proposed, startsAt, otherStart: null };
    const { version: versionBefore } = interview;
    const sequence = interview.sequence + 1;
    await interviews.update(tx, ...planValues(plan), interviewId, 'arranged', sequence);
    const versions = { versionBefore, versionAfter: versionBefore + 1, sequence };
    const change = { id: interviewId, applicationId, kind: 'chosen', plan, ...versions } as const;
    const { staffId: id, staffName: name } = proposed;
    // In the name of who has proposed the times.
    const caller = { actor: { id, name, role: 'hr', email: '', sessionId: '' }, audited: {} } as const;
    const { changeId } = await this.writeChange.write(tx, change, texts, caller);
    const by = { interviewer: null, fingerprint: null, before: { answer: null, note: null } };
    await this.recordAnswer.record(tx, { interviewId, applicationId, changeId, ...by, answer: 'accepted', note }, true);
  }
}

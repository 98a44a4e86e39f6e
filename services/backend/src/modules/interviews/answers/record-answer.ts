import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { INTERVIEW_ANSWERED, type InterviewAnswer } from '../interviews.facts';
import { invitations } from './answers.repository';

/** An answer to a change of an interview, which is locked. */
interface NewAnswer {
  interviewId: string;
  applicationId: string;
  changeId: string;
  /** Who of the staff answers; null for the applicant. */
  interviewer: { id: string; name: string } | null;
  /** What the same person has answered to that change before. */
  before: { answer: InterviewAnswer | null; note: string | null };
  answer: InterviewAnswer;
  note: string | null;
  /** Of the mail that it came by: a mail is taken once. Null for one by the link. */
  fingerprint: Buffer | null;
}

/** Writes down what somebody has answered to an invitation. */
@Injectable()
export class RecordAnswer {
  constructor(
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Tells whether HR hears of it by mail: of all but an acceptance without words, unless they have heard something else before. `isTold`:
   * of that, too.
   */
  async record(
    tx: Sql,
    { interviewer, before, answer, note, changeId, ...more }: NewAnswer,
    isTold = false,
  ): Promise<boolean> {
    const { interviewId, applicationId, fingerprint } = more;
    const row = await invitations.answer(tx, changeId, answer, note, interviewer?.id ?? null, fingerprint);
    if (!row) return false;
    // No actor: who answers by a link or a mail has not signed in.
    const details = { interviewId, answer, ...(interviewer && { staffId: interviewer.id }) };
    const about = { subjectType: 'application', subjectId: applicationId, details } as const;
    await this.audit.record({ action: 'interview.answered', ...about }, tx);
    const isSame = before.answer === answer && before.note === note;
    const isNews = isTold || (!isSame && (answer !== 'accepted' || note !== null || before.answer !== null));
    if (isNews) await this.outbox.publish(tx, INTERVIEW_ANSWERED, row.id);
    return isNews;
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import {
  INTERVIEW_NOTICE_JOB,
  INTERVIEW_NOTICE_TEMPLATE,
  INTERVIEW_REMINDER_MAIL_JOB,
  INTERVIEW_REMINDER_TEMPLATE,
} from '../../notifications/notifications.facts';
import { OpenWrittenMails } from '../../notifications/written/open-written-mails.use-case';
import { lockInterviews } from '../arrange/change-interview';
import {
  INTERVIEW_NOTICE_REQUESTED,
  INTERVIEW_REMINDER_DUE,
  INTERVIEW_REMINDER_REQUESTED,
  INTERVIEW_VERDICTS_DUE,
  type InterviewMailKind,
} from '../interviews.facts';
import { type Followed, followedInterviews } from './followed-interviews.repository';

const kinds = {
  applicant: {
    event: INTERVIEW_REMINDER_REQUESTED,
    job: INTERVIEW_REMINDER_MAIL_JOB,
    template: INTERVIEW_REMINDER_TEMPLATE,
  },
  staff: { event: INTERVIEW_NOTICE_REQUESTED, job: INTERVIEW_NOTICE_JOB, template: INTERVIEW_NOTICE_TEMPLATE },
} as const;

type Choice = (followed: Followed) => readonly (string | null)[];
/** Who gets a mail; null is the applicant. */
const choose = {
  reminder: ({ isToCome, people }) => (isToCome ? [null, ...people] : []),
  verdict: ({ isToCome, awaited }) => (isToCome ? [] : awaited),
} satisfies Partial<Record<InterviewMailKind, Choice>>;

/** Asks for the mails about an interview that no change is told by. */
@Injectable()
export class FollowInterview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly openMails: OpenWrittenMails,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Reminds both sides: once for each change and person, and only while the interview is as this change left it, because a later one has
   * a moment of its own, or none. The mails look once more before they leave.
   */
  remind(changeId: string): Promise<void> {
    return this.write(changeId, 'reminder', choose.reminder);
  }

  /** Asks the interviewers who have said nothing yet. */
  askForVerdicts(changeId: string): Promise<void> {
    return this.write(changeId, 'verdict', choose.verdict);
  }

  /**
   * What came due for a change while a later one stood: at that moment it was for nothing. For who takes the later one back, in the same
   * transaction, with the interview locked; what was written before is not written again, unless it was skipped.
   * @returns the events of the mails that are new
   */
  async catchUp(tx: Sql, changeId: string): Promise<string[]> {
    const events: string[] = [];
    for (const [event, kind] of [
      [INTERVIEW_REMINDER_DUE, 'reminder'],
      [INTERVIEW_VERDICTS_DUE, 'verdict'],
    ] as const) {
      const id = await this.outbox.find(tx, event, changeId);
      const [due] = id ? await this.outbox.lockAll(tx, [id]) : [];
      if (due?.hasLeft) events.push(...(await this.writeMails(tx, changeId, kind, choose[kind])));
    }
    return events;
  }

  private async write(changeId: string, kind: InterviewMailKind, whom: Choice): Promise<void> {
    const events = await this.database.transaction(async (tx) => {
      const interview = await followedInterviews.findInterview(tx, changeId);
      if (interview) await lockInterviews(tx, [interview.id]);
      return this.writeMails(tx, changeId, kind, whom);
    });
    if (events.length > 0) this.notifier.notify();
  }

  /** @returns the events of those that are new */
  private async writeMails(tx: Sql, changeId: string, kind: InterviewMailKind, whom: Choice): Promise<string[]> {
    const followed = await followedInterviews.find(tx, changeId);
    const people = followed ? whom(followed) : [];
    if (!followed || people.length === 0) return [];
    const written = await followedInterviews.insert(tx, changeId, kind, people);
    const { applicationId: subjectId, reference } = followed;
    const subjectKind = 'application';
    const events: string[] = [];
    for (const side of ['applicant', 'staff'] as const) {
      const mails = written.filter(({ staffId }) => (staffId === null) === (side === 'applicant'));
      const opened = mails.map(({ id, recipient }) => ({ id, subjectKind, subjectId, reference, recipient }) as const);
      if (opened.length > 0) events.push(...(await this.openMails.run(tx, kinds[side], opened)).values());
    }
    return events;
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import {
  INTERVIEW_NOTICE_JOB,
  INTERVIEW_NOTICE_TEMPLATE,
  INTERVIEW_REMINDER_MAIL_JOB,
  INTERVIEW_REMINDER_TEMPLATE,
} from '../../notifications/notifications.facts';
import { OpenWrittenMails } from '../../notifications/written/open-written-mails.use-case';
import { lockInterviews } from '../arrange/change-interview';
import { INTERVIEW_NOTICE_REQUESTED, INTERVIEW_REMINDER_REQUESTED, type InterviewMailKind } from '../interviews.facts';
import { type Followed, followedInterviews } from './followed-interviews.repository';

const kinds = {
  applicant: {
    event: INTERVIEW_REMINDER_REQUESTED,
    job: INTERVIEW_REMINDER_MAIL_JOB,
    template: INTERVIEW_REMINDER_TEMPLATE,
  },
  staff: { event: INTERVIEW_NOTICE_REQUESTED, job: INTERVIEW_NOTICE_JOB, template: INTERVIEW_NOTICE_TEMPLATE },
} as const;

/** Asks for the mails about an interview that no change is told by. */
@Injectable()
export class FollowInterview {
  constructor(
    private readonly database: Database,
    private readonly openMails: OpenWrittenMails,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Reminds both sides: once for each change and person, and only while the interview is as this change left it, because a later one has
   * a moment of its own, or none. The mails look once more before they leave.
   */
  remind(changeId: string): Promise<void> {
    return this.write(changeId, 'reminder', ({ isToCome, people }) => (isToCome ? [null, ...people] : []));
  }

  /** Asks the interviewers who have said nothing yet. */
  askForVerdicts(changeId: string): Promise<void> {
    return this.write(changeId, 'verdict', ({ isToCome, awaited }) => (isToCome ? [] : awaited));
  }

  private async write(
    changeId: string,
    kind: InterviewMailKind,
    choose: (followed: Followed) => readonly (string | null)[],
  ): Promise<void> {
    const isNew = await this.database.transaction(async (tx) => {
      const followed = await this.lock(tx, changeId);
      const people = followed ? choose(followed) : [];
      if (!followed || people.length === 0) return false;
      const written = await followedInterviews.insert(tx, changeId, kind, people);
      const { applicationId: subjectId, reference } = followed;
      const subjectKind = 'application';
      for (const side of ['applicant', 'staff'] as const) {
        const mails = written.filter(({ staffId }) => (staffId === null) === (side === 'applicant'));
        const opened = mails.map(
          ({ id, recipient }) => ({ id, subjectKind, subjectId, reference, recipient }) as const,
        );
        if (opened.length > 0) await this.openMails.run(tx, kinds[side], opened);
      }
      return written.length > 0;
    });
    if (isNew) this.notifier.notify();
  }

  /** Undefined when there is nothing to follow any more. */
  private async lock(tx: Sql, changeId: string): Promise<Followed | undefined> {
    const interview = await followedInterviews.findInterview(tx, changeId);
    if (interview) await lockInterviews(tx, [interview.id]);
    return followedInterviews.find(tx, changeId);
  }
}

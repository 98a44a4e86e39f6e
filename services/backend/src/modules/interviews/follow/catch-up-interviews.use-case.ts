import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { lockInterviews } from '../arrange/change-interview';
import { FollowInterview } from './follow-interview';
import { followedInterviews } from './followed-interviews.repository';

/** Takes back mails whose events wait, so that they can be asked for once more. The events are the caller's. */
export const { forgetMails } = followedInterviews;

/** What came due for the interviews of applications while these were at their end: at that moment it was for nothing. */
@Injectable()
export class CatchUpInterviews {
  constructor(private readonly followInterview: FollowInterview) {}

  /**
   * For what opens applications again, in its transaction, with the applications locked.
   * @returns the events of the mails that are new, by application
   */
  async run(tx: Sql, applicationIds: readonly string[]): Promise<Map<string, string[]>> {
    const newest = await followedInterviews.listNewest(tx, applicationIds);
    await lockInterviews(
      tx,
      newest.map(({ interviewId }) => interviewId),
    );
    const events = new Map<string, string[]>();
    for (const { applicationId, changeId } of newest) {
      const written = await this.followInterview.catchUp(tx, changeId);
      events.set(applicationId, [...(events.get(applicationId) ?? []), ...written]);
    }
    return events;
  }
}

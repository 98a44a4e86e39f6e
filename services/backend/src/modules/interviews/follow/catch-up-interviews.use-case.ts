import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { lockInterviews } from '../arrange/change-interview';
import { FollowInterview } from './follow-interview';
import { followedInterviews } from './followed-interviews.repository';

/** What came due for the interviews of applications while these were at their end: at that moment it was for nothing. */
@Injectable()
export class CatchUpInterviews {
  constructor(private readonly followInterview: FollowInterview) {}

  /** For an undo that opens applications again, in its transaction, with the applications locked. */
  async run(tx: Sql, applicationIds: readonly string[]): Promise<void> {
    const newest = await followedInterviews.listNewest(tx, applicationIds);
    await lockInterviews(
      tx,
      newest.map(({ interviewId }) => interviewId),
    );
    for (const { changeId } of newest) await this.followInterview.catchUp(tx, changeId);
  }
}

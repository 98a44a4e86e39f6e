import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { stateAfter } from '../interviews.facts';
import { InterviewNotComing } from '../interviews.errors';
import { interviews, type LockedInterview, type Plan, planValues } from '../interviews.repository';
import type { ChangedInterview } from '../interviews.view';
import { TellOfInterview } from '../mails/tell-of-interview';
import { interviewChanges } from './interview-changes.repository';
import { planKey } from './read-plan';
import { WriteInterviewChange } from './write-interview-change';

/** Locks interviews that are there, their applications first, as everywhere. */
export async function lockInterviews(tx: Sql, ids: readonly string[]): Promise<LockedInterview[]> {
  for (const { applicationId } of await interviews.findApplications(tx, ids))
    await interviews.lockApplication(tx, applicationId);
  return interviews.lock(tx, ids);
}

/** A proposal stays one, or is arranged at one time. @throws ValidationFailed (`otherStart`) for what stands in calendars already */
function kindOfMove({ state }: LockedInterview, { otherStart }: Plan): 'proposed' | 'arranged' | 'moved' {
  if (otherStart && state === 'arranged')
    throw new ValidationFailed({
      otherStart: 'This interview has one time already. Cancel it, and propose two new ones.',
    });
  return otherStart ? 'proposed' : state === 'proposed' ? 'arranged' : 'moved';
}

/** The steps that a move and a cancellation share. */
@Injectable()
export class ChangeInterview {
  constructor(
    private readonly database: Database,
    private readonly tellOf: TellOfInterview,
    private readonly writeChange: WriteInterviewChange,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * `version` is the one that the caller has read, null for any. A move to what is there already changes nothing, and tells nobody. @throws NotFound, ChangedMeanwhile, InterviewNotComing, ValidationFailed
   */
  async change(
    { id, kind, version }: { id: string; kind: 'moved' | 'cancelled'; version: number | null },
    readPlan: (tx: Sql, before: Plan) => Promise<Plan>,
    caller: Caller,
  ): Promise<ChangedInterview> {
    const texts = await this.tellOf.readTexts(caller);
    const changed = await this.database.transaction(async (tx): Promise<ChangedInterview> => {
      const [interview] = isUUID(id) ? await lockInterviews(tx, [id]) : [];
      const before = interview && (await interviewChanges.findNewest(tx, id));
      if (!before) throw new NotFound('There is no such interview.');
      if (version !== null && version !== interview.version) throw new ChangedMeanwhile();
      if (!interview.coming) throw new InterviewNotComing();
      const plan = await readPlan(tx, before);
      // Saved without a difference: a change of its own would take away what people have answered.
      if (kind === 'moved' && planKey(plan) === planKey(before)) return this.describe(tx, id, { mails: 0, undo: null });
      const { applicationId, version: versionBefore } = interview;
      const sequence = interview.sequence + 1;
      const made = kind === 'moved' ? kindOfMove(interview, plan) : kind;
      await interviews.update(tx, ...planValues(plan), id, stateAfter(made), sequence);
      const change = { id, applicationId, kind: made, plan, versionBefore, versionAfter: versionBefore + 1, sequence };
      const { mails, undo } = await this.writeChange.write(tx, change, texts, caller);
      return this.describe(tx, id, { mails, undo });
    });
    this.notifier.notify();
    return changed;
  }

  private async describe(tx: Sql, id: string, more: Pick<ChangedInterview, 'mails' | 'undo'>) {
    const interview = await interviews.find(tx, id);
    if (!interview) throw new NotFound('There is no such interview.');
    return { ...interview, ...more };
  }
}

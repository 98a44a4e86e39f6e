import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { InterviewNotComing } from '../interviews.errors';
import { interviewChanges, interviews, type LockedInterview, type Plan, planValues } from '../interviews.repository';
import type { ChangedInterview } from '../interviews.view';
import { TellOfInterview } from '../mails/tell-of-interview';
import { WriteInterviewChange } from './write-interview-change';

/** Locks interviews that are there, their applications first, as everywhere. */
export async function lockInterviews(tx: Sql, ids: readonly string[]): Promise<LockedInterview[]> {
  for (const { applicationId } of await interviews.findApplications(tx, ids))
    await interviews.lockApplication(tx, applicationId);
  return interviews.lock(tx, ids);
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

  /** `version` is the one that the caller has read, null for any. @throws NotFound, ChangedMeanwhile, InterviewNotComing, ValidationFailed */
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
      const { applicationId, version: versionBefore } = interview;
      const sequence = interview.sequence + 1;
      const state = kind === 'cancelled' ? 'cancelled' : 'arranged';
      await interviews.update(tx, ...planValues(plan), id, state, sequence);
      const change = { id, applicationId, kind, plan, versionBefore, versionAfter: versionBefore + 1, sequence };
      const more = await this.writeChange.write(tx, change, texts, caller);
      const after = await interviews.find(tx, id);
      if (!after) throw new NotFound('There is no such interview.');
      return { ...after, ...more };
    });
    this.notifier.notify();
    return changed;
  }
}

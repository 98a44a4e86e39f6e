import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { ChangedInterview } from '../interviews.view';
import { ChangeInterview } from './change-interview';

type CancelCommand = { id: string; version: number | null };

/** Cancels an interview that is still to come, and tells everybody who has heard of it. */
@Injectable()
export class CancelInterview {
  constructor(private readonly changeInterview: ChangeInterview) {}

  /** @throws NotFound, ChangedMeanwhile, InterviewNotComing */
  run({ id, version }: CancelCommand, caller: Caller): Promise<ChangedInterview> {
    return this.changeInterview.change({ id, kind: 'cancelled', version }, async (_, plan) => plan, caller);
  }
}

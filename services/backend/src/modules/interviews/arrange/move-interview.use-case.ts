import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { MoveInterviewRequest } from '../interviews.dto';
import type { ChangedInterview } from '../interviews.view';
import { ChangeInterview } from './change-interview';
import { readPlan } from './read-plan';

type MoveCommand = { id: string; request: MoveInterviewRequest; version: number | null };

/** Changes time, place or people of an interview that is still to come, and tells everybody who has to know. */
@Injectable()
export class MoveInterview {
  constructor(private readonly changeInterview: ChangeInterview) {}

  /** @throws NotFound, ChangedMeanwhile, InterviewNotComing, ValidationFailed */
  run({ id, request, version }: MoveCommand, caller: Caller): Promise<ChangedInterview> {
    return this.changeInterview.change({ id, kind: 'moved', version }, (tx) => readPlan(tx, request), caller);
  }
}

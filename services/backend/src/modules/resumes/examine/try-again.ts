import { Injectable } from '@nestjs/common';
import { Schedule } from '../../../platform/schedule/schedule';
import { givenUp } from './given-up-resumes.repository';
import { RepeatWhenIdle } from './repeat-when-idle';

const EVERY_MS = 5 * 60_000;

/** A resume that was given up for time, memory or a crash is examined once more, an hour later and while no other is read. */
@Injectable()
export class TryAgain {
  constructor(
    private readonly repeating: RepeatWhenIdle,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'given-up resumes', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** One at a time. Returns whether there was one. */
  run(): Promise<boolean> {
    return this.repeating.run({ findNext: givenUp.findOldest, mark: givenUp.mark });
  }
}

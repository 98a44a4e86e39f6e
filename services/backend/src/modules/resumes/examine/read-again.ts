import { Injectable } from '@nestjs/common';
import { Schedule } from '../../../platform/schedule/schedule';
import { oldTexts } from './old-texts.repository';
import { RepeatWhenIdle } from './repeat-when-idle';

const EVERY_MS = 10_000;

/** Resumes that an older reader has read are read once more, each once, the newest first and while no other one is read. */
@Injectable()
export class ReadAgain {
  constructor(
    private readonly repeating: RepeatWhenIdle,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'resumes of an older reader', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** One at a time. Returns whether there was one. */
  run(): Promise<boolean> {
    return this.repeating.run({ findNext: oldTexts.findNewest, mark: oldTexts.mark });
  }
}

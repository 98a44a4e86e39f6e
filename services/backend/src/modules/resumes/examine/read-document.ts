import { Injectable } from '@nestjs/common';
import { OneAtATime, ChildFailed } from '../../../platform/child/run-in-child';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { askReader, readHere, readerLimits, type Reading } from './ask-reader';
import type { ResumeType } from '../resumes.facts';

const LONGEST_LINE = 2;

/**
 * Reads documents of strangers, each in a process of its own and one at a time, so that memory and the other jobs are safe:
 * by the reader service where there is one, otherwise below this process.
 */
@Injectable()
export class ReadDocument {
  private readonly turns = new OneAtATime(LONGEST_LINE);
  /** The service enforces the same limits by itself. */
  limits = readerLimits;

  constructor(@InjectConfig() private readonly config: Pick<Config, 'READER_URL'>) {}

  /** Whether the queue is full, so that the caller should retry later. */
  get isBusy(): boolean {
    return this.turns.isFull;
  }

  /**
   * Null when everything was read, otherwise why reading stopped. Frames before that were handed over.
   * @throws ReaderUnavailable, which says nothing about the document; or an error of `onFrame`
   */
  async read(type: ResumeType, input: Buffer, onFrame: Reading['onFrame']): Promise<ChildFailed['reason'] | null> {
    const { READER_URL: url } = this.config;
    const reading = { type, input, limits: this.limits, onFrame };
    try {
      await this.turns.run(() => (url ? askReader(url.pathname, reading) : readHere(reading)));
      return null;
    } catch (error) {
      if (error instanceof ChildFailed) return error.reason;
      throw error;
    }
  }
}

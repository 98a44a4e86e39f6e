import { extname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { OneAtATime } from '../../platform/child/one-at-a-time';
import type { Frame } from '../../platform/child/read-frames';
import { ChildFailed, type ChildLimits, runInChild } from '../../platform/child/run-in-child';
import type { ResumeType } from './resume-types';

/** Built or not, the process lies where the entrypoints are. */
const script = join(__dirname, `../../entrypoints/read-document${extname(__filename)}`);
const LONGEST_LINE = 2;

const usualLimits: ChildLimits = { timeMs: 10_000, memoryMb: 320, outputBytes: 48 * 1024 * 1024 };

/** Reads documents of strangers, each in a process of its own and one at a time, so that memory and the other jobs are safe. */
@Injectable()
export class ReadDocument {
  private readonly turns = new OneAtATime(LONGEST_LINE);
  limits = usualLimits;

  /** Whether a caller had better come back later. */
  get isBusy(): boolean {
    return this.turns.isFull;
  }

  /** Null when all was read, otherwise why it broke off. What had been found by then has been handed over. */
  async read(
    type: ResumeType,
    input: Buffer,
    onFrame: (frame: Frame) => Promise<void>,
  ): Promise<ChildFailed['reason'] | null> {
    try {
      await this.turns.run(() => runInChild({ script, args: [type], input, limits: this.limits, onFrame }));
      return null;
    } catch (error) {
      if (error instanceof ChildFailed) return error.reason;
      throw error;
    }
  }
}

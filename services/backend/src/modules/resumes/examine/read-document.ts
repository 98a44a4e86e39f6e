import { connect } from 'node:net';
import { Injectable } from '@nestjs/common';
import { encodeFrame, readFrames } from '../../../platform/child/frame';
import { OneAtATime } from '../../../platform/child/one-at-a-time';
import { type ChildFailed, childFaults } from '../../../platform/child/run-in-child';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import type { ResumeType } from '../resumes.facts';
import { readHere, readerLimits, type Reading } from './serve-reader';

type Fault = ChildFailed['reason'];

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
  read(type: ResumeType, input: Buffer, onFrame: Reading['onFrame']): Promise<Fault | null> {
    const { READER_URL: url } = this.config;
    const reading = { type, input, limits: this.limits, onFrame };
    return this.turns.run(() => (url ? askReader(url.pathname, reading) : readHere(reading)));
  }
}

/** Allows for waiting behind the documents of other workers. */
const TIMEOUT_FACTOR = 6;
/** The frame headers that the service adds. */
const ROOM_FOR_HEADS = 64 * 1024;

/** The reader service cannot be reached or ended early. This says nothing about the document, so the job is retried. */
export class ReaderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The reader of documents cannot be reached', { cause });
  }
}

/** Has one document read by the service behind a Unix socket. The document could control what it says. */
async function askReader(path: string, { type, input, limits, onFrame }: Reading): Promise<Fault | null> {
  const socket = connect(path);
  socket.setTimeout(limits.timeMs * TIMEOUT_FACTOR, () => socket.destroy(new Error('No answer')));
  socket.end(encodeFrame({ type }, input));
  let end: Fault | null | undefined;
  try {
    const isWhole = await readFrames(socket, limits.outputBytes + ROOM_FOR_HEADS, async ({ head, body }) => {
      const { said, ended } = (head ?? {}) as { said?: unknown; ended?: unknown };
      if (said !== undefined) await onFrame({ head: said, body });
      end = ended === null ? null : (childFaults.find((fault) => fault === ended) ?? end);
    });
    if (!isWhole) return 'output';
  } catch (error) {
    throw socket.errored ? new ReaderUnavailable(error) : error;
  } finally {
    socket.destroy();
  }
  if (end === undefined) throw new ReaderUnavailable();
  return end;
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { encodeFrame, readFrames } from '../../../platform/child/frame';
import { type ChildFailed, childFaults, OneAtATime } from '../../../platform/child/run-in-child';
import { chooseWay } from '../../../platform/child/ways';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { PartAlarm } from '../../../platform/log/part-alarm';
import { HealthParts } from '../../../platform/health/health-server';
import type { ResumeType } from '../resumes.facts';
import { readHere, readerLimits, type Reading } from './serve-reader';

type Fault = ChildFailed['reason'];

const LONGEST_LINE = 2;

/** Reads documents of strangers one at a time, each in a process of its own: of the reader service if there is one. */
@Injectable()
export class ReadDocument {
  private readonly turns = new OneAtATime(LONGEST_LINE);
  /** The service enforces the same limits by itself. */
  limits = readerLimits;

  constructor(@InjectConfig() private readonly config: Pick<Config, 'READER_URL'>) {}

  get isBusy(): boolean {
    return this.turns.isFull;
  }

  get isIdle(): boolean {
    return this.turns.isEmpty;
  }

  /** Null when all was read, otherwise why it stopped, after its frames. @throws ReaderUnavailable, or as `onFrame` */
  read(type: ResumeType, input: Buffer, onFrame: Reading['onFrame']): Promise<Fault | null> {
    const { READER_URL: url } = this.config;
    const reading = { type, input, limits: this.limits, onFrame };
    return this.turns.run(() => (url ? readByService(url.pathname, reading) : readHere(reading)));
  }
}

/** Allows for waiting behind the document of another worker. After that the job is tried again. */
const TIMEOUT_FACTOR = 2;
/** The frame headers that the service adds. */
const ROOM_FOR_HEADS = 64 * 1024;

/** The reader service cannot be reached or ended early. This says nothing about the document, so the job is retried. */
export class ReaderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The reader of documents cannot be reached', { cause });
  }
}

/** Has one document read by the service behind a Unix socket. A malicious document could control the answer. */
async function readByService(path: string, { type, input, limits, onFrame }: Reading): Promise<Fault | null> {
  const socket = connect(path);
  socket.setTimeout(limits.clockMs * TIMEOUT_FACTOR, () => socket.destroy(new Error('No answer')));
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

const LOOK_EVERY_MS = 10_000;
const LOOK_LIMIT_MS = 2_000;

/** Logs at start how document processes are isolated; with a reader service, raises an alarm while it is unreachable. */
@Injectable()
export class WatchReader implements OnApplicationBootstrap, OnModuleDestroy {
  private stopWatching = () => {};

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    private readonly parts: HealthParts,
  ) {}

  onApplicationBootstrap(): void {
    const { READER_URL: url } = this.config;
    if (!url) return void this.logWay();
    const alarm = new PartAlarm(this.logger, {
      name: 'reader_down',
      down: 'the reader of documents cannot be reached; resumes wait for their previews',
      up: 'the reader of documents is back',
    });
    this.parts.add('reader', () => look(url.pathname));
    this.stopWatching = alarm.watch(LOOK_EVERY_MS, () => look(url.pathname));
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async logWay(): Promise<void> {
    const { name } = await chooseWay();
    if (name === 'permission-model')
      this.logger.warn({ way: name }, 'documents are read with the permission model alone: see docs/security.md');
    else this.logger.info({ way: name }, 'documents are read apart from this system');
  }
}

async function look(path: string): Promise<void> {
  const socket = connect(path);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(LOOK_LIMIT_MS) });
  } finally {
    socket.destroy();
  }
}

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Changes } from '../../platform/changes/changes';
import { DEEDS, type ToldDeed } from '../../platform/changes/tell-deeds';
import type { EventStream } from '../../platform/http/server/event-stream';
import { InjectLogger, type Logger } from '../../platform/log/log.module';
import { Metrics } from '../../platform/metrics/metrics';
import { FindLiveSessions } from '../staff/live-sessions/find-live-sessions.use-case';
import { LiveChanges } from './live-changes';
import { endsSessions } from './live.facts';

/** A stream and its session: it ends with the session, or when the person gets another role. */
export interface OpenStream {
  stream: EventStream;
  staffId: string;
  sessionId: string;
  role: string;
}

/** Each browser has one. Streams whose connection was lost without a word count until they time out. */
export const MOST_OF_ONE = 12;
const MOST_IN_ALL = 500;

/** A reader that hears nothing for longer takes the stream for broken. */
const BEAT_MS = 15_000;
/** How often the end of a session is looked for that no deed tells of, such as that of its idle time. */
const CHECK_MS = 5_000;
/** What is done within this time goes out as one event. */
const GATHER_MS = 250;

/** In milliseconds, for each reader another. */
const soon = () => 500 + Math.floor(Math.random() * 2_500);

/** The streams of this process: what changed goes to those whose role may read it. */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Set<OpenStream>();
  private readonly changes = new LiveChanges();
  private readonly timers: NodeJS.Timeout[] = [];
  private gathering: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly announced: Changes,
    private readonly liveSessions: FindLiveSessions,
    @InjectLogger() private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const help = 'Browsers that hear of changes as they happen.';
    metrics.gauge({ name: 'frontdoor_live_streams', help, labelNames: [] }, () => [
      { labels: {}, value: this.streams.size },
    ]);
  }

  onApplicationBootstrap(): void {
    this.announced.on(DEEDS, (detail) => this.hear(detail));
    this.timers.push(setInterval(() => this.sendToAll('beat', '1'), BEAT_MS).unref());
    this.timers.push(setInterval(() => void this.check(), CHECK_MS).unref());
  }

  /** A process that stops lets its readers go at once; each comes back at a moment of its own. */
  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.gathering);
    this.isStopping = true;
    for (const { stream } of this.streams) stream.end(soon());
  }

  /** Whether there is room for one more of this person. */
  hasRoomFor(staffId: string): boolean {
    const own = [...this.streams].filter((one) => one.staffId === staffId);
    return own.length < MOST_OF_ONE && this.streams.size < MOST_IN_ALL;
  }

  add(opened: OpenStream): void {
    if (this.isStopping) return opened.stream.end(soon());
    this.streams.add(opened);
    opened.stream.onClose(() => this.streams.delete(opened));
  }

  private hear(detail: string | undefined): void {
    if (this.streams.size === 0) return;
    if (detail === undefined) return this.sendToAll('missed', '1');
    const told = JSON.parse(detail) as ToldDeed;
    if (endsSessions(told.deed)) void this.check();
    this.changes.add(told);
    this.gathering ??= setTimeout(() => this.sendChanges(), GATHER_MS);
  }

  private sendChanges(): void {
    this.gathering = undefined;
    const texts = this.changes.take();
    for (const { stream, role } of this.streams) {
      const text = texts.get(role);
      if (text !== undefined) stream.send('changes', text);
    }
  }

  private sendToAll(event: string, data: string): void {
    for (const { stream } of this.streams) stream.send(event, data);
  }

  /** Ends the streams whose sessions are over. */
  private async check(): Promise<void> {
    if (this.streams.size === 0) return;
    this.checking ??= this.endOver().finally(() => (this.checking = undefined));
    await this.checking;
  }

  private async endOver(): Promise<void> {
    const asked = [...this.streams];
    try {
      const live = await this.liveSessions.run({ ids: asked.map(({ sessionId }) => sessionId) });
      for (const { stream, sessionId, role } of asked) {
        if (live.get(sessionId) === role) continue;
        stream.send('over', '1');
        stream.end();
      }
    } catch (err) {
      // Without the database there is nothing to tell either.
      this.logger.debug({ err }, 'sessions of live streams were not checked');
    }
  }
}

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { ConnectionNeed } from '../database/connections/connection-need';
import type { Sql } from '../database/database';
import { Listener } from '../database/listener';
import { statement } from '../database/statement';
import { InjectLogger, type Logger } from '../log/log.module';

const CHANNEL = 'changes';
const notify = statement('changes.notify', `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`);

/** Announces changes of a topic, each with a detail of at most 7,000 bytes. For a process that does not listen itself, too. */
export const announceDetails = (topic: string, details: readonly string[], sql: Sql): Promise<unknown> =>
  sql.query(notify, [details.map((detail) => `${topic} ${detail}`)]);

/** Is told of each change of a topic. `detail` is what was announced with it; undefined for any change: some may have been missed. */
type Hear = (detail?: string) => void;

/**
 * Tells every process of a change of a topic, such as to drop its cache. For rare writes: a NOTIFY makes commits wait for one another.
 * What happens often is told after its commit by `TellDeeds`.
 */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hearers = new Map<string, Hear[]>();
  private readonly listener: Listener;

  constructor(@InjectConfig() { DATABASE_URL: url }: Config, { name }: ConnectionNeed, @InjectLogger() logger: Logger) {
    this.listener = new Listener({
      url,
      name,
      channel: CHANNEL,
      onNotification: (text) => this.hear(text),
      onConnect: () => this.forgetAll(),
      // Until then only the age limit of each cache bounds how old an answer is.
      onFailure: (err) => logger.warn({ err }, 'cannot listen for changes; it will be tried again'),
    });
  }

  onApplicationBootstrap(): void {
    void this.listener.open();
  }

  onModuleDestroy(): Promise<void> {
    return this.listener.close();
  }

  /** Calls `hear` after every change of the topic, here and in other processes, and whenever one may have been missed. */
  on(topic: string, hear: Hear): void {
    this.hearers.set(topic, [...(this.hearers.get(topic) ?? []), hear]);
  }

  async announce(topic: string, tx: Sql): Promise<void> {
    await tx.query(notify, [[topic]]);
  }

  /** Forgets the topic in this process at once, so that a writer reads its own write. */
  forget(topic: string): void {
    for (const hear of this.hearers.get(topic) ?? []) hear();
  }

  forgetAll(): void {
    for (const topic of this.hearers.keys()) this.forget(topic);
  }

  private hear(text: string): void {
    const [topic = '', ...details] = text.split(' ');
    if (details.length === 0) return this.forget(topic);
    for (const hear of this.hearers.get(topic) ?? []) hear(details.join(' '));
  }
}

/** One `Changes` and one listening connection for each process, however many modules import this. */
@Module({ providers: [Changes], exports: [Changes] })
export class ChangesModule {}

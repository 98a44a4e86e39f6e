import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, Module } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { ConnectionNeed } from '../database/connections/connection-need';
import type { Sql } from '../database/database';
import { Listener } from '../database/listener';
import { statement } from '../database/statement';
import { InjectLogger, type Logger } from '../log/log.module';

const CHANNEL = 'changes';
const notify = statement('changes.notify', `SELECT pg_notify('${CHANNEL}', $1)`);

/** Makes every process drop its cache of a topic. For rare writes: a NOTIFY makes commits wait for one another. */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly forgetters = new Map<string, (() => void)[]>();
  private readonly listener: Listener;

  constructor(@InjectConfig() { DATABASE_URL: url }: Config, { name }: ConnectionNeed, @InjectLogger() logger: Logger) {
    this.listener = new Listener({
      url,
      name,
      channel: CHANNEL,
      onNotification: (topic) => this.forget(topic),
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

  /** Calls `forget` after every change of the topic, here and in other processes, and whenever one may have been missed. */
  on(topic: string, forget: () => void): void {
    this.forgetters.set(topic, [...(this.forgetters.get(topic) ?? []), forget]);
  }

  async announce(topic: string, tx: Sql): Promise<void> {
    await tx.query(notify, [topic]);
  }

  /** Forgets the topic in this process at once, so that a writer reads its own write. */
  forget(topic: string): void {
    for (const forget of this.forgetters.get(topic) ?? []) forget();
  }

  forgetAll(): void {
    for (const topic of this.forgetters.keys()) this.forget(topic);
  }
}

/** One `Changes` and one listening connection for each process, however many modules import this. */
@Module({ providers: [Changes], exports: [Changes] })
export class ChangesModule {}

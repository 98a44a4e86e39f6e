import { Injectable, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database';
import { type AlarmName, type AlarmNote, alarmNotes } from '../log/alarm';
import { InjectLogger, type Logger } from '../log/log.module';
import { alarms } from './alarms.repository';

const GATHER_MS = 100;
const RETRY_MS = 15_000;

/**
 * Writes the alarms of this process into the database, from where the worker tells the operator of them. While the database is away
 * the last note of each alarm waits in memory.
 */
@Injectable()
class KeepAlarms implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<AlarmName, AlarmNote>();
  private timer: NodeJS.Timeout | undefined;
  private readonly take = (published: unknown) => {
    const note = published as AlarmNote;
    this.waiting.set(note.name, note);
    this.timer ??= setTimeout(() => void this.write(), GATHER_MS);
  };

  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    alarmNotes.subscribe(this.take);
  }

  async onModuleDestroy(): Promise<void> {
    alarmNotes.unsubscribe(this.take);
    if (this.waiting.size > 0) await this.write();
    clearTimeout(this.timer);
  }

  private async write(): Promise<void> {
    try {
      for (const note of this.waiting.values()) {
        const { name, text } = note;
        await (text === undefined ? alarms.end(this.database, name) : alarms.raise(this.database, name, text));
        // A newer one that came meanwhile stays.
        if (this.waiting.get(name) === note) this.waiting.delete(name);
      }
      this.timer = this.waiting.size > 0 ? setTimeout(() => void this.write(), GATHER_MS) : undefined;
    } catch (err) {
      this.logger.warn({ err }, 'alarms cannot be written to the database; they wait');
      this.timer = setTimeout(() => void this.write(), RETRY_MS);
    }
  }
}

/** For every process that raises alarms. */
@Module({ providers: [KeepAlarms] })
export class AlarmsModule {}

import { Injectable, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm } from '../log/part-alarm';
import { AcknowledgedFiles } from './acknowledged-files';
import { type Acknowledged, acknowledgements } from './note-acknowledged';

/** Lines of 100 ms are written together: a process that is killed leaves out that much. */
const GATHER_MS = 100;
const RETRY_MS = 5_000;
/** About 10 MB of memory while nothing can be written. */
const MOST_WAITING = 50_000;

/**
 * Writes down what was acknowledged, in files apart from the database, so that a restored backup can be compared with them.
 * A submission only leaves its line in memory. When it cannot be written there is an alarm, and no submission is refused for it.
 */
@Injectable()
class WriteAcknowledged implements OnModuleInit, OnApplicationShutdown {
  private readonly files: AcknowledgedFiles | null;
  private readonly alarm: PartAlarm;
  private waiting: Acknowledged[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly take = (note: unknown) => {
    this.waiting.push(note as Acknowledged);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    this.timer ??= setTimeout(() => void this.write(), GATHER_MS);
  };

  constructor(@InjectConfig() { ACKNOWLEDGED_DIR: folder }: Config, @InjectLogger() logger: Logger) {
    this.files = folder ? new AcknowledgedFiles(folder) : null;
    this.alarm = new PartAlarm(logger, {
      name: 'acknowledged_unwritten',
      down: 'acknowledged submissions cannot be written to ACKNOWLEDGED_DIR; they are taken all the same',
      up: 'acknowledged submissions are written to ACKNOWLEDGED_DIR again',
    });
  }

  onModuleInit(): void {
    if (this.files) acknowledgements.subscribe(this.take);
  }

  /** After the last answer has left. */
  async onApplicationShutdown(): Promise<void> {
    acknowledgements.unsubscribe(this.take);
    clearTimeout(this.timer);
    await this.writing;
    if (this.waiting.length > 0) await this.write();
    clearTimeout(this.timer);
  }

  private write(): Promise<void> {
    this.writing = this.writeWaiting();
    return this.writing;
  }

  private async writeWaiting(): Promise<void> {
    const list = this.waiting;
    this.waiting = [];
    try {
      await this.files?.append(list);
      this.alarm.good();
      this.timer = this.waiting.length > 0 ? setTimeout(() => void this.write(), GATHER_MS) : undefined;
    } catch (error) {
      this.alarm.raise(error as Error);
      this.waiting = [...list, ...this.waiting].slice(-MOST_WAITING);
      this.timer = setTimeout(() => void this.write(), RETRY_MS);
    }
  }
}

@Module({ providers: [WriteAcknowledged] })
export class AcknowledgedModule {}

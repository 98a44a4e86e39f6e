import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm, UNKNOWN } from '../log/part-alarm';
import { StorageIdentity, StorageIsAnother } from './storage-identity';

const LOOK_EVERY_MS = 5_000;

/** Raises an alarm while the storage is another one than the database knows. `WatchStorage` reports one that does not answer. */
@Injectable()
export class WatchStorageIdentity implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private stopWatching = () => {};

  constructor(
    private readonly identity: StorageIdentity,
    @InjectLogger() logger: Logger,
  ) {
    this.alarm = new PartAlarm(logger, {
      name: 'storage_is_another',
      down: 'the storage is not the one that the database knows: no file is put there or removed',
      up: 'the storage is the one that the database knows',
    });
  }

  /** The first look comes at once, before the first file: it writes the id into a new storage. */
  onApplicationBootstrap(): void {
    void this.look().catch(() => undefined);
    this.stopWatching = this.alarm.watch(LOOK_EVERY_MS, () => this.look());
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async look(): Promise<unknown> {
    try {
      return await this.identity.check();
    } catch (error) {
      if (error instanceof StorageIsAnother) throw error;
      return UNKNOWN;
    }
  }
}

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HealthParts } from '../health/health-server';
import { WatchedPart } from '../metrics/watched-part';
import { InjectLogger, type Logger } from '../log/log.module';
import { Metrics } from '../metrics/metrics';
import { Storage } from './storage';

/** Whether the storage takes files: by a look at it, and by what became of the last file that it was given. */
@Injectable()
export class WatchStorage implements OnModuleInit, OnModuleDestroy {
  private readonly part: WatchedPart;
  private stopWatching = () => {};

  constructor(metrics: Metrics, parts: HealthParts, storage: Storage, @InjectLogger() logger: Logger) {
    const down = 'the storage takes no files; resumes wait in the database';
    const up = 'the storage takes files again';
    const look = () => storage.check();
    this.part = new WatchedPart({ metrics, parts, logger }, { name: 'storage', down, up, look });
    storage.onPut = (error) => (error ? this.part.failed(error) : this.part.worked());
  }

  onModuleInit(): void {
    this.stopWatching = this.part.watch();
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }
}

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { version } from '../../../platform/version';
import { RecordUpdate } from './record-update.use-case';

/** Records that this version has started, for systems that are updated by other ways than `make upgrade`. */
@Injectable()
export class RecordStart implements OnModuleDestroy {
  againMs = 30_000;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly recordUpdate: RecordUpdate,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Never rejects: tried again each half minute until the database takes it. */
  async begin(): Promise<void> {
    try {
      await this.recordUpdate.run({ outcome: 'started', to: version });
    } catch (err) {
      this.logger.debug({ err }, 'the start of this version is recorded later');
      if (!this.isOver) this.timer = setTimeout(() => void this.begin(), this.againMs).unref();
    }
  }

  onModuleDestroy(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}

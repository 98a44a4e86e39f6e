import { once } from 'node:events';
import { connect } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { chooseWay } from '../../../platform/child/ways';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { HealthParts } from '../../../platform/health/health-server';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { PartAlarm } from '../../../platform/log/part-alarm';

const LOOK_EVERY_MS = 10_000;
const LOOK_LIMIT_MS = 2_000;

/** Logs at start how document processes are isolated; with a reader service, raises an alarm while it is unreachable. */
@Injectable()
export class WatchReader implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private stopWatching = () => {};

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    private readonly parts: HealthParts,
  ) {
    this.alarm = new PartAlarm(logger, {
      name: 'reader_down',
      down: 'the reader of documents cannot be reached; resumes wait for their previews',
      up: 'the reader of documents is back',
    });
  }

  onApplicationBootstrap(): void {
    const { READER_URL: url } = this.config;
    if (!url) return void this.tellWay();
    this.parts.add('reader', () => look(url.pathname));
    this.stopWatching = this.alarm.watch(LOOK_EVERY_MS, () => look(url.pathname));
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async tellWay(): Promise<void> {
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

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { InjectLogger } from '../log/log.module';
import { Changes, CHANGES_CHANNEL } from './changes';

const RETRY_MS = 1_000;

/**
 * Hears of other processes' changes, on the one connection of this process that listens. A lost connection is made again;
 * until then the buffers' own age is what limits how old an answer can be.
 */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnModuleDestroy {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly changes: Changes,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.DATABASE_URL,
      connectionTimeoutMillis: 4_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lose(client)).on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.changes.forget(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANGES_CHANNEL}`);
      // Whatever was announced while nobody listened.
      this.changes.forgetAll();
    } catch (err) {
      if (!this.stopped) this.logger.warn({ err }, 'cannot listen for changes; it will be tried again');
      this.lose(client);
      void client.end().catch(() => undefined);
    }
  }

  private lose(client: Client): void {
    if (this.client !== client || this.stopped) return;
    this.client = undefined;
    this.retry = setTimeout(() => void this.connect(), RETRY_MS);
  }
}

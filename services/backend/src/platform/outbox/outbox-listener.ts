import { Injectable } from '@nestjs/common';
import { Client } from 'pg';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { OUTBOX_CHANNEL } from './outbox-bell';

/** Hears the bell on a connection of its own. A lost connection is made again by the next `ensure`. */
@Injectable()
export class OutboxListener {
  private client: Client | undefined;
  private closed = false;

  constructor(@InjectConfig() private readonly config: Config) {}

  async ensure(onRing: () => void): Promise<void> {
    if (this.client || this.closed) return;
    const client = new Client({
      connectionString: this.config.DATABASE_URL,
      connectionTimeoutMillis: 4_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    const forget = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget).on('notification', onRing);
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    } catch (error) {
      forget();
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }
}

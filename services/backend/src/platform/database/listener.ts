import { Client } from 'pg';

const RETRY_MS = 1_000;

interface Listening {
  url: string;
  /** By which Postgres tells whose connection it is. */
  name: string;
  channel: string;
  onNotification: (payload: string) => void;
  /** Called for each connection that is made: before it, notifications may have been missed. */
  onConnect: () => void;
  onFailure?: (error: unknown) => void;
}

/** Listens to one channel of Postgres on a connection of its own. A lost connection is made again after a second. */
export class Listener {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly listening: Listening) {}

  async open(): Promise<void> {
    const { url, name, channel, onNotification, onConnect, onFailure } = this.listening;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 4_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.reopen(client)).on('end', () => this.reopen(client));
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      onConnect();
    } catch (error) {
      if (!this.isClosed) onFailure?.(error);
      this.reopen(client);
      void client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private reopen(lost: Client): void {
    if (this.client !== lost || this.isClosed) return;
    this.client = undefined;
    this.retry = setTimeout(() => void this.open(), RETRY_MS);
  }
}

import { Client, type ClientConfig } from 'pg';

type Connected = (error?: Error | null) => void;

/**
 * A connection that listens to its own `error` event, because an unhandled one would end the process whenever Postgres
 * restarts while a connection is lent out. The query that fails, or the pool, reports the loss. A connection that is lost
 * in the packet that says it is ready counts as not made, because no query would report that loss.
 */
export class ClientWithErrorListener extends Client {
  private lost: Error | undefined;
  private isBusy = false;
  private readonly timeout: NodeJS.Timeout | undefined;

  /**
   * Applies `query_timeout` by one timer for the connection. By pg's own, one for each query, all that a query read outlives the
   * young generation of the heap (docs/performance.md). Unlike pg's, it ends the connection.
   */
  constructor({ query_timeout: timeoutMs, ...config }: ClientConfig = {}) {
    super(config);
    this.on('error', (error) => (this.lost ??= error));
    if (!timeoutMs) return;
    this.timeout = setTimeout(() => void (this.isBusy && this.end()), timeoutMs).unref();
    this.on('drain', () => (this.isBusy = false));
  }

  override query: Client['query'] = (...query: unknown[]) => {
    this.isBusy = true;
    this.timeout?.refresh();
    return (super.query as (...query: unknown[]) => never)(...query);
  };

  override connect(): Promise<Client>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<Client> | void {
    if (connected) return super.connect((error: Error | null) => setImmediate(() => connected(error ?? this.lost)));
    return new Promise((resolve, reject) => this.connect((error) => (error ? reject(error) : resolve(this))));
  }
}

/** Runs `work` on a connection of its own, for commands that run once. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new ClientWithErrorListener({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

type Connected = (error?: Error | null) => void;

/**
 * A connection that listens to its own `error` event, because an unhandled one would end the process whenever Postgres
 * restarts while a connection is lent out. The query that fails, or the pool, reports the loss. A connection that is lost
 * in the packet that says it is ready counts as not made, because no query would report that loss.
 */
export class ClientWithErrorListener extends Client {
  private lost: Error | undefined;

  /**
   * Applies `query_timeout` by the timer of the socket: a connection is ended when a query has been sent and nothing arrives or
   * leaves for that time. By pg's own, one for each query, all that a query read outlives the young generation of the heap
   * (docs/performance.md), and the connection stays, with the answer still to come.
   */
  constructor({ query_timeout: timeoutMs, ...config }: ClientConfig = {}) {
    // As pg makes its own. With TLS it stays below: what is sent and received goes through it.
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.on('error', (error) => (this.lost ??= error));
    if (timeoutMs) this.once('connect', () => this.endWhenSilentFor(timeoutMs, socket));
  }

  private endWhenSilentFor(timeoutMs: number, socket: Socket): void {
    let answered = socket.bytesWritten;
    // All that was sent until then is answered.
    this.on('drain', () => (answered = socket.bytesWritten));
    socket.setTimeout(timeoutMs).on('timeout', () => void (socket.bytesWritten > answered && this.end()));
  }

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

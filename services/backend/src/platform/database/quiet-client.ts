import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss is told by the query that it breaks, or by the pool that replaces it, and never by an event that
 * nobody listens to: that would end the process whenever Postgres restarts while a connection is lent out.
 */
export class QuietClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

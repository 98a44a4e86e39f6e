import { Pool } from 'pg';
import { QuietClient } from '../database/quiet-client';
import { POSTGRES_QUEUE_SCHEMA } from './prepare-queue-tables';

/**
 * Connections for a queue or a worker. With an address alone BullMQ would open its own, and listen on one whose loss in the
 * moment that it is up ends the process. Each lane has two such pools, for its queue and for its worker, which keeps one
 * connection to listen.
 */
export function openQueuePool(queueUrl: string, max = 3): Pool {
  return new Pool({
    connectionString: queueUrl,
    // BullMQ's statements name no schema.
    options: `-c search_path=${POSTGRES_QUEUE_SCHEMA}`,
    Client: QuietClient,
    max,
    connectionTimeoutMillis: 4_000,
    query_timeout: 17_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
}

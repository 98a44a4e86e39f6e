import { Pool } from 'pg';
import { QuietClient } from '../database/quiet-client';
import { POSTGRES_QUEUE_SCHEMA } from './prepare-queue-tables';

/**
 * Connections for a queue or a worker. With an address alone BullMQ would open its own, and listen on one whose loss in the
 * moment that it is up ends the process.
 */
export function openQueuePool(queueUrl: string): Pool {
  return new Pool({
    connectionString: queueUrl,
    // BullMQ's statements name no schema.
    options: `-c search_path=${POSTGRES_QUEUE_SCHEMA}`,
    Client: QuietClient,
    // A worker keeps one of them to listen.
    max: 5,
    connectionTimeoutMillis: 4_000,
    query_timeout: 17_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
}

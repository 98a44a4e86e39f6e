import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { createWorker } from '../src/create-worker';
import { createLogger } from '../src/platform/log/logger';
import { configFor } from './config-for';
import type { TestApi } from './start-api';

/** The whole worker, in this process, with its health on any free port. */
export function startWorker(settings: Record<string, string>): Promise<INestApplicationContext> {
  const config = configFor({ WORKER_HEALTH_PORT: '0', ...settings });
  return createWorker(config, createLogger('worker', config.LOG_LEVEL));
}

/** The worker of an API: on its database and storage. */
export const startWorkerOf = ({ databaseUrl, storageUrl }: TestApi, more: Record<string, string> = {}) =>
  startWorker({ DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, ...more });

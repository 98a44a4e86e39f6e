import 'reflect-metadata';
import { loadConfig } from '../platform/config/load-config';
import { createLogger, runProcess } from '../platform/log/logger';
import { releaseMemory } from '../platform/release-memory';
import { startTracing } from '../platform/tracing/tracing';

runProcess('worker', async () => {
  const config = loadConfig();
  const logger = createLogger('worker', config.LOG_LEVEL);
  await startTracing(config, logger);
  const { createWorker } = await import('../create-worker.js');
  await createWorker(config, logger);
  releaseMemory();
  logger.info('worker is running');
});

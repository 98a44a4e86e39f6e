import 'reflect-metadata';
import { createWorker } from '../create-worker';
import { loadConfig } from '../platform/config/load-config';
import { createLogger } from '../platform/log/logger';
import { runProcess } from '../platform/log/run-process';
import { releaseMemory } from '../platform/release-memory';

runProcess('worker', async () => {
  const config = loadConfig();
  const logger = createLogger('worker', config.LOG_LEVEL);
  await createWorker(config, logger);
  releaseMemory();
  logger.info('worker is running');
});

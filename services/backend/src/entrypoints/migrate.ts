import 'reflect-metadata';
import { bringUpToDate } from '../bring-up-to-date';
import { loadMigrateConfig } from '../platform/config/load-config';
import { createLogger, runProcess } from '../platform/log/logger';

runProcess('migrate', async () => {
  const config = loadMigrateConfig();
  const logger = createLogger('migrate', config.LOG_LEVEL);
  const done = await bringUpToDate(config, logger);
  logger.info({ migrations: done }, done.length > 0 ? 'schema brought up to date' : 'schema was up to date');
});

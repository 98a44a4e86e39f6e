import 'reflect-metadata';
import { loadApiConfig } from '../platform/config/load-config';
import { createLogger, runProcess } from '../platform/log/logger';
import { releaseMemory } from '../platform/release-memory';
import { startTracing } from '../platform/tracing/tracing';

runProcess('api', async () => {
  const config = loadApiConfig();
  const logger = createLogger('api', config.LOG_LEVEL);
  await startTracing(config, logger);
  const { createApi } = await import('../create-api.js');
  const { RecordStart } = await import('../modules/reports/updates/record-start.js');
  const app = await createApi(config, logger);
  await app.init();
  releaseMemory();
  await app.listen(config.API_PORT, config.API_HOST);
  logger.info({ address: await app.getUrl() }, 'api is listening');
  void app.get(RecordStart).begin();
});

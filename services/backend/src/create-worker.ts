import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { assertAcknowledgedKinds } from './modules/notifications/find-recipients.use-case';
import type { Config } from './platform/config/config.schema';
import { warnOfPlainMail } from './platform/config/load-config';
import { refuseExamples } from './platform/config/refuse-examples';
import { nestLogger } from './platform/log/logger';
import { WorkerModule } from './worker.module';

/** The worker as it runs: for its entrypoint and for tests. It works from the moment this returns. */
export async function createWorker(config: Config, logger: Logger): Promise<INestApplicationContext> {
  assertAcknowledgedKinds(config);
  refuseExamples(config);
  warnOfPlainMail(config, logger);
  const options = { logger: nestLogger(logger), abortOnError: false };
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, logger), options);
  // A stop that was asked for is a success: exit code 0 rather than death by signal.
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  return app;
}

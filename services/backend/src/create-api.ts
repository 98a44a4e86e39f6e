import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';
import { bodyLimits } from './body-limits';
import { assertAcknowledgedKinds } from './modules/notifications/acknowledges';
import type { Config } from './platform/config/config.schema';
import { warnOfPlainSite } from './platform/config/load-config';
import { configureHttp } from './platform/http/server/configure-http';
import { FastLane } from './platform/http/server/fast-lane';
import { Intake } from './platform/http/server/intake';
import { CloseConnections } from './platform/http/server/close-connections';
import { ValidateRequest } from './platform/http/body/validate';
import { nestLogger } from './platform/log/logger';
import { Metrics, watchRequests } from './platform/metrics/metrics';

/** The API as it runs: for its entrypoint and for tests. */
export async function createApi(config: Config, logger: Logger): Promise<NestExpressApplication> {
  assertAcknowledgedKinds(config);
  warnOfPlainSite(config, logger);
  const app = await NestFactory.create<NestExpressApplication>(
    ApiModule.forRoot(config, logger, await boardsFor(config)),
    {
      bodyParser: false,
      logger: nestLogger(logger),
      abortOnError: false,
    },
  );
  const observe = watchRequests(app.get(Metrics));
  app.use(app.get(FastLane).handler({ logger, observe }));
  const errors = configureHttp(app, { config, logger, observe, bodyLimits });
  app.use(app.get(Intake).handler(errors));
  app.useGlobalPipes(new ValidateRequest());
  app.get(CloseConnections).attach(app.getHttpServer());
  if (config.NODE_ENV !== 'production') (await import('./api-docs/serve-api-docs.js')).serveApiDocs(app);
  return app;
}

/** Loaded where they are shown: the queue's library would take several megabytes of a process that never speaks to the queue. */
const boardsFor = async ({ NODE_ENV }: Config) =>
  NODE_ENV === 'production' ? [] : [(await import('./queue-board/queue-board.module.js')).QueueBoardModule];

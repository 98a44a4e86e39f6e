import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { ApiModule } from './api.module';
import { bodyLimits } from './body-limits';
import { assertAcknowledgedKinds } from './modules/notifications/find-recipients.use-case';
import { tellOfNoPasskeys } from './modules/staff/passkeys/relying-party.facts';
import type { Config } from './platform/config/config.schema';
import { warnOfPasswordsBesideRoles, warnOfPlainSite } from './platform/config/load-config';
import { configureHttp } from './platform/http/server/configure-http';
import { FastLane } from './platform/http/server/fast-lane';
import { OneAddress } from './platform/http/frame/one-address';
import { Intake } from './platform/http/server/intake';
import { CloseConnections } from './platform/http/server/close-connections';
import { ValidateRequest } from './platform/http/body/validate-request';
import { nestLogger } from './platform/log/logger';
import { Metrics, watchRequests } from './platform/metrics/metrics';

/** The API as it runs: for its entrypoint and for tests. */
export async function createApi(config: Config, logger: Logger): Promise<NestExpressApplication> {
  assertAcknowledgedKinds(config);
  warnOfPlainSite(config, logger);
  warnOfPasswordsBesideRoles(config, logger);
  tellOfNoPasskeys(config, logger);
  const isProduction = config.NODE_ENV === 'production';
  // Loaded where they are shown: the queue's library takes several megabytes, and no other part of the API speaks to the queue.
  const boards = isProduction ? [] : [(await import('./queue-board/queue-board.module.js')).QueueBoardModule];
  const module = ApiModule.forRoot(config, logger, boards);
  const options = { bodyParser: false, logger: nestLogger(logger), abortOnError: false };
  const app = await NestFactory.create<NestExpressApplication>(module, options);
  const observe = watchRequests(app.get(Metrics));
  app.use(app.get(FastLane).handler({ logger, observe }));
  const oneAddress = OneAddress.watch(config, logger);
  const errors = configureHttp(app, { config, logger, observe, oneAddress, bodyLimits });
  app.use(app.get(Intake).handler(errors));
  app.useGlobalPipes(new ValidateRequest());
  app.get(CloseConnections).attach(app.getHttpServer());
  if (!isProduction) (await import('./api-docs/describe-api.js')).serveApiDocs(app);
  return app;
}

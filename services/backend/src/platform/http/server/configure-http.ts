import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '../../config/config.schema';
import { answerBroken } from '../frame/answer-broken';
import type { BodyLimits } from '../body/collect-body';
import { ErrorFilter } from './error.filter';
import { logAndSecure, type Watchers } from '../frame/log-and-secure';
import { SITE_SETTING } from '../forms/page-answer';
import { readBody } from './read-body';

/** For a whole request, so that five megabytes from a phone on a train arrive; small bodies have less time, see `readBody`. */
export const REQUEST_LIMIT_MS = 600_000;
const HEADER_LIMIT_MS = 10_000;

/** Sets up the HTTP server. Expects an app made with `bodyParser: false`. Returns the error filter. */
export function configureHttp(
  app: NestExpressApplication,
  { config, bodyLimits, ...watchers }: Watchers & { config: Config; bodyLimits: BodyLimits },
): ErrorFilter {
  const errors = new ErrorFilter(watchers.logger);
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set(SITE_SETTING, config.SITE_URL);
  app.use(logAndSecure(watchers));
  app.use(readBody(bodyLimits));
  app.useGlobalFilters(errors);
  // A stop that was asked for is a success: exit code 0 rather than death by signal.
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  const server = app.getHttpServer();
  answerBroken(server);
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.headersTimeout = HEADER_LIMIT_MS;
  // Longer than a gateway keeps its connections, so that it never sends a request into a closing one.
  server.keepAliveTimeout = 75_000;
  return errors;
}

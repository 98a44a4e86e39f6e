import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isConflict, isDatabaseUnavailable } from '../../database/database-errors';
import { InjectLogger, type Logger } from '../../log/log.module';
import { countSubmission } from '../../metrics/metrics';
import { formRouteOf } from '../forms/form-route';
import { answerWithPage, describeRefusal } from '../forms/page-answer';
import { requestIdOf } from '../frame/log-and-secure';
import {
  type ErrorView,
  ForeignOrigin,
  InternalError,
  MalformedRequest,
  MethodNotAllowed,
  NotFound,
  PayloadTooLarge,
  Unavailable,
  UnsupportedMediaType,
} from '../errors/http.errors';
import { ExpectedError } from '../errors/expected-error';

/** Turns every error into the one error shape. An unexpected one is logged in full and answered without details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  answer(error: unknown, request: Request, response: Response): void {
    const requestId = requestIdOf(request);
    const { statusCode, code, message, errors, headers } = expectedFor(findRoutingError(request) ?? error);
    if (statusCode >= 500) this.logger.error({ requestId, err: error }, `answered ${statusCode}`);
    if (response.headersSent || response.destroyed) return void response.destroy();
    response.set(headers);
    const form = formRouteOf(request);
    if (form) countSubmission(form.kind, 'refused', code);
    // A form that another site sends gets no page of ours.
    const isOurs = !(error instanceof ForeignOrigin);
    if (isOurs && answerWithPage(request, response, describeRefusal(code, errors))) return;
    if (this.leadAway(statusCode, request, response)) return;
    response
      .status(statusCode)
      .json({ statusCode, code, message, msg: message, errors, requestId } satisfies ErrorView);
  }

  /** Whether it has led the browser to a page instead: for routes that browsers go through by redirects. */
  protected leadAway(_status: number, _request: Request, _response: Response): boolean {
    return false;
  }
}

const byStatus = [new NotFound(), new PayloadTooLarge(), new UnsupportedMediaType()];

/** Our error for one that Nest or Express throws: a 4xx that is not listed counts as 400, anything else is a fault of ours. */
function expectedFor(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  if (isDatabaseUnavailable(error) || isConflict(error)) return new Unavailable();
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  const code = error instanceof HttpException ? error.getStatus() : Number(status ?? statusCode ?? 500);
  if (!(code >= 400 && code < 500)) return new InternalError();
  return byStatus.find((each) => each.statusCode === code) ?? new MalformedRequest();
}

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): unknown;
}

/**
 * The error for a request that reached no route: nothing is there, or it takes other methods. Null when
 * the address is right. This error takes precedence over the errors of the body.
 */
function findRoutingError(request: Request): ExpectedError | null {
  // The router notes a route for HEAD before it knows whether that takes it.
  if (request.route && request.method !== 'HEAD') return null;
  const { stack } = (request.app as unknown as { router: { stack: Layer[] } }).router;
  const routes = stack.flatMap((layer) => (layer.route && matches(layer, request.path) ? [layer.route] : []));
  if (routes.length === 0) return new NotFound();
  const methods = new Set(routes.flatMap((route) => Object.keys(route.methods)).map((name) => name.toUpperCase()));
  if (methods.has('GET')) methods.add('HEAD');
  return methods.has(request.method) ? null : new MethodNotAllowed([...methods]);
}

function matches(layer: Layer, path: string): boolean {
  try {
    return Boolean(layer.match(path));
  } catch {
    // A percent sign that stands for nothing.
    return false;
  }
}

import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../database/database-errors';
import { InjectLogger } from '../../log/log.module';
import { countSubmission } from '../../metrics/count-submission';
import { formRouteOf } from '../forms/form-route';
import { answerWithPage, describeRefusal } from '../forms/page-answer';
import { requestIdOf } from '../server/log-and-secure';
import { type ErrorView, ForeignOrigin, Unavailable } from './http.errors';
import { ExpectedError } from './expected-error';
import { findRoutingError } from './find-routing-error';

interface Answer {
  statusCode: number;
  code: string;
  message: string;
  errors: Record<string, string>;
  headers: Record<string, string>;
}

const fault: Answer = {
  statusCode: 500,
  code: 'internal_error',
  message: 'Something went wrong on our side. Please try again.',
  errors: {},
  headers: {},
};

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
    const { statusCode, code, message, errors, headers } = this.answerTo(findRoutingError(request) ?? error);
    if (statusCode >= 500) this.logger.error({ requestId, err: error }, `answered ${statusCode}`);
    if (response.headersSent || response.destroyed) return void response.destroy();
    response.set(headers);
    const form = formRouteOf(request);
    if (form) countSubmission(form.kind, 'refused', code);
    // A form that another site sends gets no page of ours.
    const isOurs = !(error instanceof ForeignOrigin);
    if (isOurs && answerWithPage(request, response, describeRefusal(code, errors))) return;
    response
      .status(statusCode)
      .json({ statusCode, code, message, msg: message, errors, requestId } satisfies ErrorView);
  }

  private answerTo(error: unknown): Answer {
    if (error instanceof ExpectedError) return error;
    if (error instanceof HttpException) return fromHttpException(error);
    if (isDatabaseUnavailable(error)) return new Unavailable();
    const parsed = fromHttpException(error);
    return parsed.statusCode < 500 ? parsed : fault;
  }
}

const malformed = ['malformed_request', 'The request could not be read.'] as const;

const known: Record<number, readonly [code: string, message: string]> = {
  400: malformed,
  401: ['not_signed_in', 'Please sign in.'],
  403: ['forbidden', 'You may not do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This method is not offered here.'],
  413: ['payload_too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'This content type is not understood here.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  503: ['unavailable', 'The service is not available at the moment. Please try again shortly.'],
};

/**
 * An answer to the errors that Nest, Express and the body parser throw: known by their status alone, told in our words.
 * A 4xx that is not listed counts as 400.
 */
function fromHttpException(error: unknown) {
  const { status, statusCode, getStatus } = (error ?? {}) as {
    status?: unknown;
    statusCode?: unknown;
    getStatus?: () => number;
  };
  const number = Number(getStatus?.call(error) ?? status ?? statusCode ?? 500);
  const isOurFault = !(number >= 400 && number < 500);
  const [code, message] = known[number] ?? (isOurFault ? [fault.code, fault.message] : malformed);
  return { statusCode: known[number] || isOurFault ? number : 400, code, message, errors: {}, headers: {} };
}

import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/is-unavailable';
import { InjectLogger } from '../log/log.module';
import { countSubmission } from '../metrics/count-submission';
import type { ErrorView } from './error.view';
import { ExpectedError } from './expected-error';
import { findMisdirection } from './find-misdirection';
import { formRouteOf } from './form-route';
import { fromHttpException } from './from-http-exception';
import { ForeignOrigin, Unavailable } from './http.errors';
import { answerWithPage, describeRefusal } from './page-answer';
import { requestIdOf } from './request-id';

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

/** Turns whatever was thrown into the one error shape; what nobody expected is logged in full and answered without details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  answer(error: unknown, request: Request, response: Response): void {
    const requestId = requestIdOf(request);
    const { statusCode, code, message, errors, headers } = this.answerTo(findMisdirection(request) ?? error);
    if (statusCode >= 500) this.logger.error({ requestId, err: error }, `answered ${statusCode}`);
    if (response.headersSent || response.destroyed) return void response.destroy();
    response.set(headers);
    const form = formRouteOf(request);
    if (form) countSubmission(form.kind, 'refused', code);
    // What another site sends gets no page of ours.
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

import type { Request, Response } from 'express';
import { countSubmission } from '../metrics/count-submission';
import { formRouteOf } from './form-route';
import { answerWithPage } from './page-answer';
import type { SubmittedView } from './submitted.view';

/**
 * 201 with the answer, or the way back to the form's page. Written by hand, since these are the busiest
 * calls and Express does several things to an answer that this one does not need.
 */
export function answerSubmission(
  request: Request,
  response: Response,
  { answer, replayed }: { answer: SubmittedView; replayed: boolean },
): void {
  if (replayed) countSubmission(formRouteOf(request)?.kind ?? '', 'replayed');
  response.setHeader('Idempotency-Replayed', String(replayed));
  if (answerWithPage(request, response, { sent: answer.reference })) return;
  const body = JSON.stringify(answer);
  response.statusCode = 201;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

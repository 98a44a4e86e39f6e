import type { Request, Response } from 'express';
import { noteAcknowledged } from '../../acknowledged/note-acknowledged';
import { countSubmission } from '../../metrics/metrics';
import { ApiProperty, ApiPropertyOptional } from '../contract/api-docs.decorators';
import { formRouteOf } from './form-route';
import { answerWithPage, type SentWith } from './page-answer';

/**
 * 201 with the answer, or the way back to the form's page; `sha256` is of the file that came along, the others
 * are told on the page of a browser without script. Written by hand, since these are
 * the busiest calls and Express does several things to an answer that this one does not need.
 */
export function answerSubmission(
  request: Request,
  response: Response,
  { answer, replayed }: { answer: SubmittedView; replayed: boolean },
  { sha256, ...others }: { sha256?: Buffer | undefined } & SentWith = {},
): void {
  const { reference: sent, receivedAt, answerBy } = answer;
  noteAcknowledged(sent, sha256);
  if (replayed) countSubmission(formRouteOf(request)?.kind ?? '', 'replayed');
  response.setHeader('Idempotency-Replayed', String(replayed));
  if (answerWithPage(request, response, { sent, receivedAt, answerBy, ...others })) return;
  const body = JSON.stringify(answer);
  response.statusCode = 201;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** The answer to everything that visitors send. */
export class SubmittedView {
  @ApiProperty({ type: String, example: 'Application submitted successfully!' }) message: string;
  @ApiProperty({ type: String, description: 'The same as `message`.' }) msg: string;
  @ApiProperty({ type: String, example: 'FD-7K3M-2QXW' }) reference: string;
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When it arrived, the first time. Absent where that was before the API kept it with its answer.',
  })
  receivedAt?: string;
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'When you agreed; present if you did.' })
  consentAt?: string;
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'By when a person answers; present where that is promised.',
  })
  answerBy?: string;
}

/** `answerBy`: as a moment of ISO 8601. The answer is kept with its claim, so that a repeated send is told the times of the first. */
export const toSubmittedView = (
  message: string,
  reference: string,
  consentAt: Date | null = null,
  answerBy: string | null = null,
): SubmittedView => ({
  message,
  msg: message,
  reference,
  receivedAt: new Date().toISOString(),
  ...(consentAt && { consentAt: consentAt.toISOString() }),
  ...(answerBy !== null && { answerBy }),
});

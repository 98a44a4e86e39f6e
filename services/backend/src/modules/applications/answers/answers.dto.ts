import { isISO8601 } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';
import { longestPauseReason } from './answer.facts';

export class PauseAnswerRequest {
  @PlainText({
    maxLength: longestPauseReason,
    description: 'Why nobody has to answer for now.',
    example: 'Waiting for the applicant',
  })
  reason: string;
}

/** A moment as answers of this API have it. */
const isMoment = (value: unknown) =>
  typeof value === 'string' && isISO8601(value, { strict: true, strictSeparator: true }) && value.endsWith('Z');

export class SettleReplyRequest {
  @field(
    {
      type: String,
      format: 'date-time',
      description: 'The `repliedAt` that was seen. What the applicant has written since then still waits.',
      example: '2026-11-30T09:00:00.000Z',
    },
    ruleOf('repliedAt', (value) => (isMoment(value) ? null : 'Give the time as the application has it.')),
  )
  repliedAt: string;
}

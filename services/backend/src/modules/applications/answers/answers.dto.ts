import { PlainText } from '../../../platform/fields/text-field.decorator';
import { longestPauseReason } from './answer.facts';

export class PauseAnswerRequest {
  @PlainText({
    maxLength: longestPauseReason,
    description: 'Why nobody has to answer for now.',
    example: 'Waiting for the applicant',
  })
  reason: string;
}

import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtension,
  ApiHeader,
  ApiResponse,
} from '../contract/api-docs.decorators';
import { keyLength } from '../../idempotency/claim';
import { DescribeErrors } from '../errors/expected-error';
import { SubmittedView } from './answer-submission';

const replayed = {
  'Idempotency-Replayed': {
    description: 'Whether this is the answer to an earlier send.',
    schema: { type: 'boolean' as const },
  },
};

/** The words of a form that the API says, and the forms of the site take from the contract. */
export interface FormWords {
  kind: string;
  /** When it has arrived, and when a field that it needs is empty. */
  thanks: string;
  incomplete?: string;
  /** Within what a person answers, where that is promised: working days, as a number and in words. */
  answer?: { days: number; time: string };
}

/** Describes a call by which visitors send a form. */
export const DescribeSubmission = (
  type: Type,
  words: FormWords,
  consumes: string[] = ['application/json', 'application/x-www-form-urlencoded'],
  ownCodes: string[] = [],
) =>
  applyDecorators(
    ApiExtension('x-form', words),
    ApiConsumes(...consumes),
    ApiBody({ type }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', ...keyLength },
      example: '4b1f8f0e-6a5d-4e5e-9c53-0f6a2b8d1c77',
      description:
        'Makes a repeated send harmless for 24 hours. Without it the same content makes one record in 10 minutes.',
    }),
    ApiCreatedResponse({ type: SubmittedView, description: 'It is kept.', headers: replayed }),
    ApiResponse({
      status: 303,
      description:
        "Where a browser goes that sends the form without script (`Accept: text/html`): to its receipt, or back to the form's page.",
    }),
    DescribeErrors(
      'idempotency_key_invalid',
      'challenge_required',
      'idempotency_in_flight',
      'idempotency_mismatch',
      ...ownCodes,
    ),
  );

import type { Request } from 'express';
import { tidyText } from '../../../platform/fields/form-field.decorator';
import type { RequestClass } from '../../../platform/fields/field.decorator';
import { validateAs } from '../../../platform/fields/validate-as';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { idempotencyKeyHash } from '../../../platform/idempotency/claim';
import { takeSpamFields } from '../../spam/judge/take-spam-fields.use-case';
import type { Sender } from '../../submissions/submission.facts';
import { enquiries, type EnquiryName } from '../enquiry-kinds.facts';

/** What was sent, checked, and who sent it. @throws InvalidIdempotencyKey, and ValidationFailed in the words of the form */
export function readEnquiry<Enquiry extends object>(
  kind: EnquiryName,
  type: RequestClass<Enquiry>,
  request: Request,
): { enquiry: Enquiry; sender: Sender } {
  const keyHash = idempotencyKeyHash(request.headers['idempotency-key']);
  const content = (request.body ?? {}) as Record<string, unknown>;
  const spam = takeSpamFields(content);
  const sender = { address: request.ip ?? '', keyHash, spam };
  try {
    return { enquiry: validateAs(type, content), sender };
  } catch (error) {
    const { fields, incomplete } = enquiries[kind];
    const isIncomplete = Object.entries(fields).some(([field, { missing }]) => missing && isBlank(content[field]));
    throw error instanceof ValidationFailed && isIncomplete ? new ValidationFailed(error.errors, incomplete) : error;
  }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '');

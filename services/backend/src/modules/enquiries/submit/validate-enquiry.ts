import { tidyText } from '../../../platform/fields/entered-field.decorator';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { validateAs } from '../../../platform/http/body/validate';
import type { EnquiryKind } from '../enquiry-kinds';
import type { EnquiryRequest } from './enquiry-request';

/** @throws ValidationFailed, with the form's own words when something required is missing. */
export function validateEnquiry(
  { request, fields, incomplete }: EnquiryKind,
  content: Record<string, unknown>,
): EnquiryRequest {
  try {
    return validateAs(request, content);
  } catch (error) {
    const isIncomplete = Object.entries(fields).some(([field, { missing }]) => missing && isBlank(content[field]));
    throw error instanceof ValidationFailed && isIncomplete ? new ValidationFailed(error.errors, incomplete) : error;
  }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '');

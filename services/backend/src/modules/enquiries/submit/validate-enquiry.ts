import { tidyText } from '../../../platform/fields/text-field.decorator';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { validateAs } from '../../../platform/http/body/validate';
import type { EnquiryKind, EnquiryRequest } from '../enquiry-kinds';

/** @throws ValidationFailed, with the form's own words when something required is missing. */
export function validateEnquiry<Request extends EnquiryRequest>(
  kind: EnquiryKind<Request>,
  content: Record<string, unknown>,
): Request {
  try {
    return validateAs(kind.request, content);
  } catch (error) {
    const isIncomplete = kind.required.some((name) => isBlank(content[name]));
    throw error instanceof ValidationFailed && isIncomplete
      ? new ValidationFailed(error.errors, kind.incomplete)
      : error;
  }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '');

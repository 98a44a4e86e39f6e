import { isUniqueViolation } from '../../../platform/database/database-errors';
import { expectedError } from '../../../platform/http/errors/expected-error';

class ReasonExists extends expectedError(409, 'reason_exists', 'There is such a reason already.', {
  errors: { label: 'There is such a reason already.' },
}) {}

/** @throws ReasonExists for the error of a label that another reason in use has, and every other error as it is */
export function refuseTakenLabel(error: unknown): never {
  throw isUniqueViolation(error, 'rejection_reasons_label') ? new ReasonExists() : error;
}

import { ValidationFailed } from '../../platform/http/http.errors';
import { findPasswordFault } from './password-rules';

/** @throws ValidationFailed that tells why a password cannot be taken. */
export function demandGoodPassword(password: string, person: { name: string; email: string }): void {
  const fault = findPasswordFault(password, person);
  if (fault) throw new ValidationFailed({ password: `The password ${fault}.` });
}

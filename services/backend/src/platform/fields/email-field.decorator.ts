import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';
import { type Entered, enteredField, tidyText } from './entered-field.decorator';

export const LONGEST_MAIL_ADDRESS = 254;
const ONE_ADDRESS = 'Enter one e-mail address, like name@company.com.';

/** One address and nothing else: no display name, no list, no quotes. A domain in another script is kept as it is sent: in ASCII. */
export const EmailField = ({ missing = ONE_ADDRESS, ...shown }: Entered = {}): PropertyDecorator =>
  enteredField(
    'email',
    { missing, format: 'email', maxLength: LONGEST_MAIL_ADDRESS, ...shown },
    (value) => {
      if (typeof value !== 'string') return ONE_ADDRESS;
      if (value.length > LONGEST_MAIL_ADDRESS) return `Use at most ${LONGEST_MAIL_ADDRESS} characters.`;
      return isMailAddress(value) ? null : ONE_ADDRESS;
    },
    (text) => toAsciiDomain(tidyText(text)),
  );

export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_MAIL_ADDRESS &&
  !/["\s]/.test(text) &&
  text.isWellFormed() &&
  isEmail(text, { allow_utf8_local_part: false });

function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0 || !/[^\0-\x7f]/.test(address.slice(at))) return address;
  // Empty when there is no such domain; then the address stays as it is and is refused.
  const domain = domainToASCII(address.slice(at + 1));
  return domain === '' ? address.slice(0, at) : `${address.slice(0, at)}@${domain}`;
}

import { domainToASCII } from 'node:url';
import { isEmail, isURL } from 'class-validator';
import { type Entered, enteredField, tidyText } from './field.decorator';
import { isPhoneNumber } from './phone-number';

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

const LONGEST = 40;
const PHONE = 'Enter a phone number, like +91 98123 45678.';

/** A phone number as its owner writes it. */
export const PhoneField = (shown: Entered = {}): PropertyDecorator =>
  enteredField('phone', { maxLength: LONGEST, description: '6 to 20 digits.', ...shown }, (value) => {
    if (typeof value !== 'string' || [...value].length > LONGEST || /\p{Cc}/u.test(value)) return PHONE;
    return isPhoneNumber(value) ? null : PHONE;
  });

interface WebAddressRules extends Entered {
  maxLength: number;
  /** Whether `company.com` will do; it is kept as `https://company.com`. */
  bareDomain?: boolean;
  wrong: string;
}

const rules = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

/** The address of a web page, http or https. Phones like to begin it with a capital. */
export function WebAddressField({ bareDomain = false, wrong, ...shown }: WebAddressRules): PropertyDecorator {
  const normalise = (text: string) => {
    if (/^https?:/i.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    return bareDomain && text && !text.includes('://') ? `https://${text}` : text;
  };
  return enteredField(
    'webAddress',
    // A bare domain is no URI.
    { ...(!bareDomain && { format: 'uri' }), ...shown },
    (value) => {
      if (typeof value !== 'string' || /[\p{Cc}\s]/u.test(value) || !value.isWellFormed()) return wrong;
      if ([...value].length > shown.maxLength) return `Use at most ${shown.maxLength} characters.`;
      return isURL(value, rules) ? null : wrong;
    },
    (text) => normalise(tidyText(text)),
  );
}

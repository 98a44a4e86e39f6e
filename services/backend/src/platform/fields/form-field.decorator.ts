import { domainToASCII } from 'node:url';
import { isEmail, isURL } from 'class-validator';
import { field, type FieldOptions, Tidied } from './field.decorator';
import type { FormFieldFacts } from './form-field';
import { isPhoneNumber } from './phone-number';
import { ruleOf } from './validate-as';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;
const LONGEST_WEB_ADDRESS = 300;

/** The rules of a field and its description, by its type. */
export function FormField({ type, label, max = LONGEST_LINE, ...facts }: FormFieldFacts): PropertyDecorator {
  const { wrong = 'Enter a web address, like company.com.', sample: _, ...described } = facts;
  const words = { title: label, 'x-type': type, ...described };
  if (type === 'line') return TextField({ maxLength: max, ...words });
  if (type === 'lines') return TextField({ maxLength: LONGEST_TEXT, lines: true, ...words });
  if (type === 'web-address')
    return WebAddressField({ maxLength: LONGEST_WEB_ADDRESS, wrong, 'x-wrong': wrong, ...words });
  // The length of an option is not shown, because nobody makes it up.
  if (type === 'option') return enteredField('text', words, textFault({ maxLength: LONGEST_LINE }));
  return type === 'email' ? EmailField(words) : PhoneField(words);
}

/** The options of every field that visitors enter. */
interface Entered extends Omit<FieldOptions, 'required' | 'nullable'> {
  /** The error when it is missing, which the contract tells the forms. Without this the field is optional, and an empty one counts as absent. */
  missing?: string;
}

const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, with line breaks of one kind; nothing when there is nothing to see. */
export function tidyText(value: string): string {
  const text = value.trim();
  if (INVISIBLE.test(text)) return '';
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** A text that visitors enter. Its rule is not asked for an empty field. */
const enteredField = (
  name: string,
  { missing, ...options }: Entered & { format?: string; maxLength?: number },
  faultOf: (value: unknown) => string | null,
  tidy = tidyText,
): PropertyDecorator =>
  field(
    { type: String, required: Boolean(missing), ...(missing && { 'x-missing': missing }), ...options },
    Tidied((value) => (typeof value === 'string' ? tidy(value) || (missing ? '' : undefined) : value)),
    ruleOf(name, (value) =>
      missing && (value === '' || value === undefined || value === null) ? missing : faultOf(value),
    ),
  );

export interface TextRules {
  /** In characters as Postgres counts them; class-validator's own `Length` overlooks some. */
  maxLength: number;
  /** Whether it may have line breaks and tabs. */
  lines?: boolean;
}

/** The error of a text that is too long, in characters as Postgres counts them; null for another one. */
export function lengthFault(value: string, maxLength: number): string | null {
  // The length in UTF-16 units is never smaller, so that counting is for the rare text.
  const length = value.length > maxLength ? [...value].length : 0;
  return length > maxLength ? `Use at most ${maxLength} characters; these are ${length}.` : null;
}

/** The error of a visitor's text. */
function textFault({ maxLength, lines = false }: TextRules) {
  const forbidden = lines ? /[^\P{Cc}\t\n]/u : /[\p{Cc}\u2028\u2029]/u;
  return (value: unknown): string | null => {
    if (typeof value !== 'string') return 'Use plain text.';
    if (forbidden.test(value) || !value.isWellFormed()) return `Use plain text${lines ? '' : ' on one line'}.`;
    return lengthFault(value, maxLength);
  };
}

/** A visitor's text that a database can keep and a person can read: no control characters, no halves of characters. */
export const TextField = ({ lines = false, ...options }: TextRules & Entered): PropertyDecorator =>
  enteredField('text', options, textFault({ maxLength: options.maxLength, lines }));

/**
 * Direction marks, spaces without a width, byte order marks and soft hyphens, which come along when a text is copied. The two joiners
 * stay, because they mean something in a domain of an Indic or Arabic script.
 */
const MARKS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Contact details without what nobody sees and nobody typed. */
export const tidyContact = (text: string): string => tidyText(text.replace(MARKS, ''));

export const LONGEST_MAIL_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const ONE_ADDRESS = 'Enter one e-mail address, like name@company.com.';
const LOCAL_PART = 'The part before the @ may have';

/** One address and nothing else: no display name, no list, no quotes. A domain in another script is kept as it is sent: in ASCII. */
export const EmailField = ({ missing = ONE_ADDRESS, ...options }: Entered = {}): PropertyDecorator =>
  enteredField(
    'email',
    { missing, format: 'email', maxLength: LONGEST_MAIL_ADDRESS, ...options },
    (value) => {
      if (typeof value !== 'string') return ONE_ADDRESS;
      if (isMailAddress(value)) return null;
      return lengthFault(value, LONGEST_MAIL_ADDRESS) ?? localPartFault(value) ?? ONE_ADDRESS;
    },
    (text) => toAsciiDomain(tidyContact(text)),
  );

/** The fault of the part before the @, or null: our mails go to ASCII mailboxes (RFC 5321, 4.5.3.1.1). */
function localPartFault(address: string): string | null {
  const [, local] = /^([^\s@,;<>"]+)@[^\s@,;<>"]+$/.exec(address) ?? [];
  if (local === undefined) return null;
  if (/[^\0-\x7f]/.test(local))
    return `${LOCAL_PART} only the letters a to z, digits and signs such as dots and dashes.`;
  const { length } = local;
  return length > LONGEST_LOCAL_PART
    ? `${LOCAL_PART} at most ${LONGEST_LOCAL_PART} characters; these are ${length}.`
    : null;
}

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

const LONGEST_PHONE = 40;
const PHONE = 'Enter a phone number, like +91 98123 45678.';

/** A phone number as its owner writes it. */
export const PhoneField = (options: Entered = {}): PropertyDecorator =>
  enteredField(
    'phone',
    { maxLength: LONGEST_PHONE, description: '6 to 20 digits.', ...options },
    (value) => {
      if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return PHONE;
      return lengthFault(value, LONGEST_PHONE) ?? (isPhoneNumber(value) ? null : PHONE);
    },
    tidyContact,
  );

interface WebAddressRules extends Entered {
  maxLength: number;
  wrong: string;
}

const rules = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

/** The address of a web page, http or https. `company.com` will do, and is kept as `https://company.com`. */
export const WebAddressField = ({ wrong, ...options }: WebAddressRules): PropertyDecorator =>
  enteredField(
    'webAddress',
    // Without a scheme it is no URI, so the contract names no format.
    options,
    (value) => {
      if (typeof value !== 'string' || /[\p{Cc}\s]/u.test(value) || !value.isWellFormed()) return wrong;
      return lengthFault(value, options.maxLength) ?? (isURL(value, rules) ? null : wrong);
    },
    (text) => completed(tidyContact(text)),
  );

/** With a scheme in small letters. Phones like to begin it with a capital. */
function completed(address: string): string {
  if (/^https?:/i.test(address)) return address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return address && !/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? `https://${address}` : address;
}

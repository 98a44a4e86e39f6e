import { limits } from '@frontdoor/contract';

/** The fault of a text, in words that explain how to mend it; null when there is none. The server checks everything again. */
export type Rule = (text: string) => string | null;

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/;
/** In any spacing, any script's digits, with the usual signs between them. */
const PHONE = /^[+\uff0b\p{Nd}\s()./\p{Pd}\p{Cf}\u2212]*(?:(?:ext\.?|x)\s*\p{Nd}{1,6})?$/iu;

/** The same in every form that asks for them. */
const { email: longestEmail, phone: longestPhone, linkedin: longestAddress } = limits.SubmitApplicationForm;

const lengthOf = (text: string) => [...text].length;

export const atMost =
  (limit: number): Rule =>
  (text) =>
    lengthOf(text) > limit ? `Use at most ${limit} characters; these are ${lengthOf(text)}.` : null;

export const email: Rule = (text) =>
  text.length > longestEmail || !EMAIL.test(text) ? 'Enter an e-mail address like name@company.com.' : null;

export const phone: Rule = (text) => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const good = digits >= 6 && digits <= 20 && lengthOf(text) <= longestPhone && PHONE.test(text);
  return good ? null : 'Enter a phone number, like +91 98123 45678.';
};

/** `company.com` will do. */
export const website: Rule = (text) => {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  return isWebAddress(address) ? null : 'Enter the address of your website, like company.com.';
};

export const webAddress: Rule = (text) =>
  isWebAddress(text) ? null : 'Enter a full web address that starts with https://';

function isWebAddress(text: string): boolean {
  if (text.length > longestAddress || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}

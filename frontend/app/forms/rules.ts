/**
 * The fault of a text, in words that explain how to mend it; null when there is none. The server checks everything again. Limits are
 * in characters.
 */
export type Rule = (text: string) => string | null;

/**
 * Direction marks, spaces without a width, byte order marks and soft hyphens, which come along when a text is copied. The joiners of
 * Indic and Arabic scripts stay. The API leaves out the same.
 */
const MARKS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Contact details as they are checked and sent: without what nobody sees and nobody typed. */
export const contactText = (text: string) => text.replace(MARKS, '').trim();

const EMAIL = /^([^\s@,;<>"]+)@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;
/** In any spacing, any script's digits, with the usual signs between them. */
const PHONE = /^[+\uff0b\p{Nd}\s()./\p{Pd}\p{Cf}\u2212]*(?:(?:ext\.?|x)\s*\p{Nd}{1,6})?$/iu;

const lengthOf = (text: string) => [...text].length;

export const atMost =
  (limit: number): Rule =>
  (text) =>
    lengthOf(text) > limit ? `Use at most ${limit} characters; these are ${lengthOf(text)}.` : null;

const LONGEST_LOCAL_PART = 64;
const LOCAL_PART = 'The part before the @ may have';

export const email =
  (max: number): Rule =>
  (text) =>
    atMost(max)(text) ?? faultOfEmail(text);

function faultOfEmail(text: string): string | null {
  const [, local] = EMAIL.exec(text) ?? [];
  if (local === undefined) return 'Enter an e-mail address like name@company.com.';
  if (/[^\0-\x7f]/.test(local))
    return `${LOCAL_PART} only the letters a to z, digits and signs such as dots and dashes.`;
  const { length } = local;
  return length > LONGEST_LOCAL_PART
    ? `${LOCAL_PART} at most ${LONGEST_LOCAL_PART} characters; these are ${length}.`
    : null;
}

export const phone =
  (max: number): Rule =>
  (text) => {
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    const good = digits >= 6 && digits <= 20 && PHONE.test(text);
    return atMost(max)(text) ?? (good ? null : 'Enter a phone number, like +91 98123 45678.');
  };

/** `company.com` will do: the API completes it, and counts what it has completed. */
export const webAddress =
  (max: number, wrong: string): Rule =>
  (text) => {
    const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
    return atMost(max)(address) ?? (isWebAddress(address) ? null : wrong);
  };

function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}

/** The zeros of the scripts that people type numbers in; the other nine digits follow each. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0xff10,
];

/** With ASCII digits and an ASCII plus, typed in any script. */
function toAsciiDigits(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text.replace(/\p{Nd}|＋/gu, (character) => {
    if (character === '＋') return '+';
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? character : String(code - zero);
  });
}

const NUMBER = /^[+\d\s()./-]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;
const FORMATTING = /[\p{Cf}\u2010-\u2015\u2212]/gu;

/** Without invisible marks that address books add, and with one kind of hyphen. */
const plainly = (text: string) => toAsciiDigits(text).replace(FORMATTING, (mark) => (/\p{Cf}/u.test(mark) ? '' : '-'));

/** Whether it can be dialled: 6 to 20 digits with `+ ( ) - . / ext` and spaces in any order that people use. */
export function isPhoneNumber(text: string): boolean {
  const plain = plainly(text);
  const digits = plain.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 20 && NUMBER.test(plain);
}

/**
 * The number as E.164 (`+919812345678`) where it was given with its country; null otherwise, because the country would be a
 * guess. The zero that some write as `+44 (0)20` and an extension do not belong to it.
 */
export function toE164(text: string): string | null {
  const plain = plainly(text)
    .trim()
    .replace(/(?:ext|x).*$/i, '')
    .replace('(0)', '');
  const international = plain.startsWith('+') ? plain : plain.startsWith('00') ? plain.slice(2) : null;
  const digits = international?.replace(/\D/g, '') ?? '';
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

import { validateAs } from './validate-as';
import { EmailField, PhoneField, TextField, WebAddressField } from './form-field.decorator';
import { ValidationFailed } from '../http/errors/http.errors';

class Person {
  @TextField({ maxLength: 120 }) name?: string;
  @EmailField() email: string;
  @PhoneField() phone?: string;
  @WebAddressField({ maxLength: 300, wrong: 'Enter a web address.' }) profile?: string;
}

const good = { email: 'asha@mail.example' };
const tidied = (fields: Partial<Person>) => validateAs(Person, { ...good, ...fields });

/** What is said about the fields. */
function saidOf(fields: Partial<Person>): unknown {
  try {
    return validateAs(Person, { ...good, ...fields });
  } catch (error) {
    return error instanceof ValidationFailed ? error.errors : error;
  }
}

/** By their code points, because nobody could see them here. */
const marks = [
  0xad, 0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
  0xfeff,
].map((code) => [`U+${code.toString(16)}`, String.fromCodePoint(code)] as const);

describe('Contact details', () => {
  it.each(marks)('row 300: are kept without the invisible mark %s, around them and inside', (_name, mark) => {
    const copied = (text: string) => `${mark} ${mark}${text.slice(0, 4)}${mark}${text.slice(4)}${mark}\n`;
    const [email, phone, profile] = ['asha@mail.example', '+91 98123 45678', 'https://clinics.example/a'];
    expect(tidied({ email: copied(email), phone: copied(phone), profile: copied(profile) })).toEqual({
      email,
      phone,
      profile,
    });
  });

  it('row 300: keep the joiners of other scripts, in a name and in a domain', () => {
    const name = 'नक्\u200dश \u200cعلی';
    expect(tidied({ name }).name).toBe(name);
    // The joiner is a part of the word, so that another domain stands without it.
    const joined = tidied({ email: 'asha@نامه\u200cای.example' }).email;
    expect(joined).toMatch(/^asha@xn--/);
    expect(joined).not.toBe(tidied({ email: 'asha@نامهای.example' }).email);
  });

  it.each([
    ['linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
    ['www.linkedin.com/in/asha?next=https://a.example', 'https://www.linkedin.com/in/asha?next=https://a.example'],
    ['LinkedIn.com/in/asha', 'https://LinkedIn.com/in/asha'],
    ['HTTPS://linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
  ])('row 301: have %s as the address of a page', (profile, whole) => expect(tidied({ profile }).profile).toBe(whole));

  it.each(['asha', '@asha', 'ftp://a.example', 'javascript:alert(1)', '//a.example', 'linked in.com/asha'])(
    'row 301: have no page at %s',
    (profile) => expect(saidOf({ profile })).toEqual({ profile: 'Enter a web address.' }),
  );
});

describe('What is said about a field', () => {
  it.each([
    ['name', 'न'.repeat(121), 'Use at most 120 characters; these are 121.'],
    ['name', '𝒳'.repeat(121), 'Use at most 120 characters; these are 121.'],
    ['phone', `+91 98123 45678${' '.repeat(25)}9`, 'Use at most 40 characters; these are 41.'],
    ['profile', `https://a.example/${'p'.repeat(283)}`, 'Use at most 300 characters; these are 301.'],
    ['email', `asha@${'m.'.repeat(121)}examples`, 'Use at most 254 characters; these are 255.'],
    ['email', `${'a'.repeat(65)}@mail.example`, 'The part before the @ may have at most 64 characters; these are 65.'],
  ])('row 302: counts what is too long in the field %s', (field, text, words) => {
    expect(saidOf({ [field]: text })).toEqual({ [field]: words });
  });

  it.each(['ásha@mail.example', 'ＡＳＨＡ@mail.example', 'आशा@mail.example', 'asha\u200dv@mail.example'])(
    'row 302: names the part of %s that cannot be taken',
    (email) => {
      const words = 'The part before the @ may have only the letters a to z, digits and signs such as dots and dashes.';
      expect(saidOf({ email })).toEqual({ email: words });
    },
  );

  it.each([
    'ásha',
    'Ásha <asha@mail.example>',
    'á@mail.example, b@mail.example',
    'á@b@mail.example',
    'a..b@mail.example',
  ])('row 302: asks for one address where %s is none', (email) =>
    expect(saidOf({ email })).toEqual({ email: 'Enter one e-mail address, like name@company.com.' }),
  );
});

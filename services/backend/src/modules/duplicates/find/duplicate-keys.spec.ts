import { duplicateKeysOf, linkedinSlug, normaliseEmail, normalisePhone } from './duplicate-keys';

describe('What one person is known by', () => {
  it.each([
    ['Asha.Verma+jobs@Gmail.com', 'ashaverma@gmail.com'],
    ['asha.verma@googlemail.com', 'ashaverma@gmail.com'],
    ['Asha.Verma+jobs@Mail.Example', 'asha.verma+jobs@mail.example'],
  ])('takes %s for %s', (value, expected) => {
    expect(normaliseEmail(value)).toBe(expected);
  });

  it.each([
    ['+91 98765-43210', '+919876543210'],
    ['+44 (20) 7946.0000', '+442079460000'],
    ['98765 43210', null],
    ['+91', null],
    ['+0123456789', null],
    [null, null],
  ])('takes the number %s for %s', (value, expected) => {
    expect(normalisePhone(value)).toBe(expected);
  });

  it.each([
    ['https://www.linkedin.com/in/Asha-Verma/', 'asha-verma'],
    ['https://in.linkedin.com/in/asha-verma/details?trk=x#y', 'asha-verma'],
    ['http://linkedin.com/in/%E0%A4%86%E0%A4%B6%E0%A4%BE', 'आशा'],
    ['http://linkedin.com/in/%E0%A4%A', '%e0%a4%a'],
    ['https://www.linkedin.com/company/plumbline', null],
    ['https://www.linkedin.com/in/', null],
    ['https://notlinkedin.com/in/asha', null],
    ['https://linkedin.com.evil.example/in/asha', null],
    ['no address', null],
    [null, null],
  ])('finds in the profile %s the name %s', (value, expected) => {
    expect(linkedinSlug(value)).toBe(expected);
  });

  it('keeps hashes of what is there, one of each kind', () => {
    const resumeSha256 = Buffer.alloc(32, 7);
    const keys = duplicateKeysOf({ email: 'a@b.example', phone: null, linkedin: null, resumeSha256 });
    expect(keys.map(({ kind }) => kind)).toEqual(['email', 'resume']);
    expect(keys.every(({ hash }) => hash.length === 32)).toBe(true);
    expect(keys[1]!.hash).toEqual(resumeSha256);
  });
});

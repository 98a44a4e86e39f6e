import fc from 'fast-check';

/** Texts that have broken programs before. */
const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nBcc: all@mail.example',
  '\u200b\u00a0',
  '\u2028\u2029',
  '\ufeff',
  '\ud800',
  '\udc00\ud800',
  '\u202egpj.exe',
  '👩‍👩‍👧‍👦',
  'é\u0301\u0301\u0301',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  "' OR 1=1 --",
  `'; DROP TABLE applications; --`,
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '%s%s%n',
  '%00',
  '%',
  '%zz',
  '../../etc/passwd',
  '..\\..\\x',
  '<script>alert(1)</script>',
  '=HYPERLINK("https://x.example")',
  '{"$ne":1}',
  '[object Object]',
  'a@b@c.example',
  'asha@bücher.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  'javascript:alert(1)',
  'https://[::1',
  'https://user:pw@host:99999/\\',
  '+91 98123 45678',
  '٠١٢٠٤٥٥٦٦٧٧',
  'a'.repeat(201),
  '😀'.repeat(5001),
  'a'.repeat(70_000),
];

/** UTF-16 as it comes, halves of characters included. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

export const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  codeUnits,
);

const anyNumber = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(-0, 5e-324, 1e308, 2 ** 53));

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyText },
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { $ne: 1 }, { toString: 'x' }, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of fields that nobody expects, or everybody. */
export const anyName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '_id', 'id', 'role', 'status', 'standing', ''),
  fc.constantFrom('further_topic', 'fax_number', 'form_token', 'altcha', 'resume'),
  fc.constantFrom('job_post', 'phone', 'agree', 'ageConfirmed'),
  fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref', 'name[$ne]', 'a.b'),
  anyText,
);

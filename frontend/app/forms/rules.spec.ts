import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atMost, email, phone, webAddress, website } from './rules.ts';

for (const text of [
  'asha',
  'asha@',
  '@verma.example',
  'asha@verma',
  'a@b@c.example',
  'a b@c.example',
  'Asha <a@b.example>',
  'a@b.example,c@d.example',
  `${'a'.repeat(250)}@b.example`,
]) {
  test(`${text.slice(0, 24)} is no e-mail address`, () => assert.ok(email(text)));
}

for (const text of ['asha@verma.example', 'a.b+c@sub.verma.co.in', 'ＡＳＨＡ@उदाहरण.भारत']) {
  test(`${text} may be an e-mail address`, () => assert.equal(email(text), null));
}

for (const text of [
  '+91 98123 45678',
  '9812345678',
  '98 12 34 56 78',
  '(0120) 555-0100',
  '+44 (0)20 7946.0000',
  '0120/5550100 ext. 12',
  '５５５ ０１０ ０１',
  '०१२०५५५०१००',
  '98123‑45678',
]) {
  test(`${text} is a phone number`, () => assert.equal(phone(text), null));
}

for (const text of ['12345', 'call me', '9812345678 or mail', '1'.repeat(21), '']) {
  test(`"${text.slice(0, 24)}" is no phone number`, () => assert.ok(phone(text)));
}

for (const text of ['company.com', 'www.company.co.in/about', 'https://company.example', 'HTTP://company.example']) {
  test(`${text} is a website`, () => assert.equal(website(text), null));
}

for (const text of [
  'company',
  'javascript:alert(1)',
  'ftp://a.example',
  'a b.example',
  'https://u:p@a.example',
  'none',
]) {
  test(`${text} is no website`, () => assert.ok(website(text)));
}

test('a profile needs its whole address', () => {
  assert.equal(webAddress('https://www.linkedin.com/in/asha'), null);
  for (const text of ['linkedin.com/in/asha', 'https://', `https://a.example/${'a'.repeat(300)}`])
    assert.ok(webAddress(text), text);
});

test('a text may reach its limit and no further, and the fault names its length', () => {
  assert.equal(atMost(5)('नमस्ते'.slice(0, 5)), null);
  assert.match(atMost(5)('abcdef') ?? '', /at most 5 .* 6/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, type DeclaredForm, type FieldName } from './fields/form-fields.ts';
import { atMost, contactText, type Rule } from './rules.ts';

function ruleOf<Form extends DeclaredForm>(form: Form, name: FieldName<Form>): Rule {
  const rule = fieldsOf(form, {}).find((field) => field.name === name)?.rules[0];
  assert.ok(rule);
  return rule;
}
const email = ruleOf('application', 'email');
const profile = ruleOf('application', 'linkedin');
const phone = ruleOf('consultation', 'number');
const website = ruleOf('consultation', 'website');

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

for (const text of ['asha@verma.example', 'a.b+c@sub.verma.co.in', 'asha@उदाहरण.भारत']) {
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

for (const text of [
  'linkedin.com/in/asha',
  'https://www.linkedin.com/in/asha',
  `https://a.example/${'a'.repeat(282)}`,
]) {
  test(`row 301: ${text.slice(0, 40)} is a profile`, () => assert.equal(profile(text), null));
}

for (const text of ['asha', '@asha', 'https://', 'mailto:asha@a.example', 'ftp://a.example']) {
  test(`row 301: ${text} is no profile`, () => assert.match(profile(text) ?? '', /linkedin\.com/));
}

test('row 300: contact details have no invisible marks, and joiners of other scripts stay', () => {
  const marks = [0xad, 0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff];
  for (const mark of marks.map((code) => String.fromCodePoint(code)))
    assert.equal(contactText(`${mark} ${mark}asha${mark}@mail.example${mark}\n`), 'asha@mail.example');
  assert.equal(contactText('asha@نامه\u200cای.example\u200d'), 'asha@نامه\u200cای.example\u200d');
});

for (const [rule, text, words] of [
  [email, `asha@${'a'.repeat(250)}.example`, /at most 254 characters; these are 263/],
  [email, `${'a'.repeat(65)}@mail.example`, /before the @ may have at most 64 characters; these are 65/],
  [email, 'ＡＳＨＡ@mail.example', /before the @ may have only the letters a to z/],
  [email, 'ásha@mail.example', /before the @ may have only the letters a to z/],
  [email, 'Ásha <asha@mail.example>', /^Enter an e-mail address/],
  [phone, `+91 98123 45678${' '.repeat(25)}9`, /at most 40 characters; these are 41/],
  [website, `a.example/${'a'.repeat(283)}`, /at most 300 characters; these are 301/],
  [profile, `https://a.example/${'a'.repeat(283)}`, /at most 300 characters; these are 301/],
] as const) {
  test(`row 302: ${text.slice(0, 24)} is told the reason`, () => assert.match(rule(text) ?? '', words));
}

test('a text may reach its limit and no further, and the fault names its length', () => {
  assert.equal(atMost(5)('नमस्ते'.slice(0, 5)), null);
  assert.match(atMost(5)('abcdef') ?? '', /at most 5 .* 6/);
});

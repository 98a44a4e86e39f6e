import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, emptyValues, wasTyped } from './values.ts';

test('the text comes before the file, trimmed, and empty fields are left out', () => {
  const values = { ...emptyValues, name: ' Asha ', email: 'a@b.example', apply: 'X', experience: 'Y', agree: true };
  const body = bodyOf(values, { ref: 'asha', form_token: 'signed' }, new File(['%PDF'], 'a.pdf'));
  assert.deepEqual([...body.keys()], ['name', 'email', 'apply', 'experience', 'agree', 'ref', 'form_token', 'resume']);
  assert.equal(body.get('name'), 'Asha');
  assert.equal(body.get('agree'), 'true');
});

test('row 300: address and profile are sent without invisible marks, a name with the joiners of its script', () => {
  const [email, linkedin] = ['\u202aasha@mail.example\u202c', '\u200blinkedin.com/in/asha\ufeff'];
  const body = bodyOf({ ...emptyValues, name: 'नक्\u200dश', email, linkedin }, {}, null);
  assert.deepEqual(
    [body.get('name'), body.get('email'), body.get('linkedin')],
    ['नक्\u200dश', 'asha@mail.example', 'linkedin.com/in/asha'],
  );
});

test('the vacancy travels with the application that came from its card', () => {
  assert.equal(bodyOf({ ...emptyValues, job_post: 'java-developer' }, {}, null).get('job_post'), 'java-developer');
});

test('a chosen position alone was not typed', () => {
  assert.equal(wasTyped({ ...emptyValues, apply: 'Java Developer', agree: true }), false);
  assert.equal(wasTyped({ ...emptyValues, message: 'Namaste' }), true);
});

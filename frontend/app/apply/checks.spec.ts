import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, mustAgree } from './checks.ts';
import { emptyValues, type Values } from './values.ts';

const good: Values = {
  ...emptyValues,
  name: 'Asha Verma',
  email: ' asha@verma.example ',
  apply: 'Java Developer',
  experience: '1-2 years',
  agree: true,
  ageConfirmed: true,
};

test('a complete form has no faults, with or without the optional parts', () => {
  assert.deepEqual(faultsIn(good, null), {});
  const full = { ...good, linkedin: 'https://www.linkedin.com/in/asha', message: 'Namaste' };
  assert.deepEqual(faultsIn(full, { name: 'Asha.PDF', size: 5 * 1024 * 1024 }), {});
});

test('an empty form names every required field and nothing else', () => {
  assert.deepEqual(Object.keys(faultsIn(emptyValues, null)).toSorted(), [
    'ageConfirmed',
    'agree',
    'apply',
    'email',
    'experience',
    'name',
  ]);
});

test('a missing consent has our own message', () => {
  assert.equal(faultsIn({ ...good, agree: false }, null).agree, mustAgree);
  assert.equal(mustAgree, 'You must agree to the terms and privacy policy.');
});

test('spaces alone are no name', () => {
  assert.ok(faultsIn({ ...good, name: '   ' }, null).name);
});

test('each text is judged by its own rule', () => {
  assert.equal(faultsIn({ ...good, name: 'a'.repeat(120) }, null).name, undefined);
  assert.ok(faultsIn({ ...good, name: 'a'.repeat(121) }, null).name);
  assert.ok(faultsIn({ ...good, message: 'a'.repeat(5001) }, null).message);
  assert.ok(faultsIn({ ...good, email: 'asha' }, null).email);
  assert.ok(faultsIn({ ...good, linkedin: 'asha' }, null).linkedin);
  assert.equal(faultsIn({ ...good, linkedin: 'linkedin.com/in/asha' }, null).linkedin, undefined);
});

test('a resume that cannot be sent is named at its field', () => {
  assert.ok(faultsIn(good, { name: 'virus.exe', size: 10 }).resume);
});

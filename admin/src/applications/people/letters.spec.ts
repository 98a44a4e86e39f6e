import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Application } from '@frontdoor/contract';
import { lettersTo } from './letters.ts';

const [one, two, three] = ['one', 'two', 'three'].map((id) => ({ id }) as Application);

test('without people of several applications each has a mail of its own', () => {
  assert.deepEqual(lettersTo([one!, two!], []), [
    { application: one, together: [] },
    { application: two, together: [] },
  ]);
});

test('a person gets one mail, which is written for the newest and answers the others', () => {
  const people = [{ ids: ['three', 'one'], name: 'Asha', email: 'asha@mail.example' }];
  assert.deepEqual(lettersTo([one!, two!, three!], people), [
    { application: two, together: [] },
    { application: three, together: ['one'] },
  ]);
});

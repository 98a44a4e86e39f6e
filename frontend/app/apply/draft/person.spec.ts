import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestPerson, slotsOf } from './person.ts';

const kept = (changed: number, values: object) => JSON.stringify({ changed, values, key: { value: 'k' } });

function browser(texts: Record<string, string>) {
  const store = { getItem: (slot: string) => texts[slot] ?? null };
  return newestPerson(store, Object.keys(texts));
}

test('an application for another post begins with name, address and profile of the newest one, and with nothing else', () => {
  const person = browser({
    old: kept(1, { name: 'Meera', email: 'meera@mail.example', linkedin: 'https://x.example/meera' }),
    newest: kept(3, { name: 'Asha', email: 'asha@mail.example', message: 'Hello', apply: 'Java', job_post: 'java' }),
  });
  assert.deepEqual(person, { name: 'Asha', email: 'asha@mail.example', linkedin: '' });
});

test('a draft that names nobody is passed over', () => {
  const person = browser({
    named: kept(1, { name: 'Meera', email: '', linkedin: '' }),
    empty: kept(9, { name: '', email: '', apply: 'Java' }),
  });
  assert.equal(person?.name, 'Meera');
});

test('a person is forgotten with the forms that began with it, and not with a letter that somebody wrote', () => {
  const asha = { name: 'Asha', email: 'asha@mail.example', linkedin: '' };
  const texts: Record<string, string> = {
    person: kept(1, asha),
    begun: kept(2, { ...asha, apply: 'Java' }),
    written: kept(3, { ...asha, message: 'Hello' }),
    other: kept(4, { ...asha, name: 'Meera' }),
    broken: '{',
  };
  const store = { getItem: (slot: string) => texts[slot] ?? null };
  assert.deepEqual(slotsOf(asha, store, Object.keys(texts)), ['person', 'begun']);
});

test('what cannot be read names nobody', () => {
  for (const text of ['{', 'null', '{}', '[]', kept(1, { name: 7 }), '{"changed":"1","values":{"name":"Asha"}}'])
    assert.equal(browser({ draft: text }), null, text);
});

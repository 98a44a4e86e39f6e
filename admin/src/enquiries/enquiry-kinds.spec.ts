import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '@frontdoor/contract';
import { enquiryKinds, fieldsOf } from './enquiry-kinds.ts';

test('each field of a form is in its record: in a column that every kind has, or by itself', () => {
  for (const { name, fields } of enquiryKinds) {
    const declared: readonly { name: string }[] = forms[name].fields;
    const shown = ['name', 'email', ...fields.map((field) => field.name)];
    assert.deepEqual(
      declared.filter((field) => !shown.includes(field.name)),
      [],
    );
  }
});

test('a new field is in the list and in the record, unless its kind says that the list has no room for it', () => {
  const budget = { name: 'budget', label: 'Budget', type: 'line' } as unknown as Parameters<typeof fieldsOf>[0][number];
  assert.deepEqual(
    [fieldsOf([budget]), fieldsOf([budget], ['budget'])].map(([field]) => [field?.label, field?.inList]),
    [
      ['Budget', true],
      ['Budget', false],
    ],
  );
});

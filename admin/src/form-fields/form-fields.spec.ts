import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '@frontdoor/contract';
import { applicationFields } from '../applications/application-fields.ts';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { fieldsIn } from './form-fields.ts';

/** The fields of each form that its record shows beside the columns that every list has. */
const shownIn = [{ name: 'application', fields: applicationFields } as const, ...enquiryKinds];

test('each field of a form is in its record: in a column that every kind has, or by itself', () => {
  for (const { name, fields } of shownIn) {
    const declared: readonly { name: string }[] = forms[name].fields;
    const inRecord = ['name', 'email', ...fields.map((field) => field.name)];
    assert.deepEqual(
      declared.flatMap((field) => (inRecord.includes(field.name) ? [] : [`${name}.${field.name}`])),
      [],
    );
  }
});

test('a new field is in the list and in the record, unless its kind says that the list has no room for it', () => {
  const budget = { name: 'budget', label: 'Budget', type: 'line' } as const;
  assert.deepEqual(
    [fieldsIn([budget]), fieldsIn([budget], ['budget'])].map(([field]) => [field?.label, field?.inList]),
    [
      ['Budget', true],
      ['Budget', false],
    ],
  );
});

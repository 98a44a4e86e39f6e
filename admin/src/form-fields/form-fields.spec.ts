import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '@frontdoor/contract';
import { applicationFields } from '../applications/application-fields.ts';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { fieldsIn, type FormName } from './form-fields.ts';

type Shown = readonly { name: string; inList: boolean }[];

const shownIn: readonly { name: FormName; fields: Shown }[] = [
  { name: 'application', fields: applicationFields },
  ...enquiryKinds,
];

/** The fields of a form that list or record lack: beside name and e-mail, which every list has, and those that the record alone shows. */
function gapsIn(form: FormName, fields: Shown): string[] {
  const declared = forms[form].fields.map((field) => field.name);
  const namesOf = (some: Shown) => some.map(({ name }) => name);
  const inRecord = ['name', 'email', ...namesOf(fields)];
  const columns = ['name', 'email', ...namesOf(fields.filter(({ inList }) => inList))];
  const inRecordAlone = namesOf(fields.filter(({ inList }) => !inList));
  return declared.flatMap((field) => {
    const isMissing = {
      list: !columns.includes(field) && !inRecordAlone.includes(field),
      record: !inRecord.includes(field),
    };
    return (['list', 'record'] as const)
      .filter((place) => isMissing[place])
      .map((place) => `${form}.${field} is not in the ${place}`);
  });
}

test('each field of a form is in its record, and in its list unless its kind says that the record alone shows it', () => {
  for (const { name, fields } of shownIn) assert.deepEqual(gapsIn(name, fields), []);
});

test('a field that the admin area leaves out is named, for the list and for the record', () => {
  for (const { name, fields } of shownIn)
    for (const left of fields)
      assert.deepEqual(
        gapsIn(
          name,
          fields.filter((field) => field !== left),
        ),
        [`${name}.${left.name} is not in the list`, `${name}.${left.name} is not in the record`],
      );
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

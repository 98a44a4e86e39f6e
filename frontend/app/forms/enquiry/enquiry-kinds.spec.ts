import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forms } from '@frontdoor/contract';
import { enquiryKinds } from './enquiry-kinds.ts';

/** The fields of a form that a page does not show. */
const gapsIn = (declared: readonly { name: string }[], shown: readonly { name: string }[]) =>
  declared.flatMap(({ name }) => (shown.some((field) => field.name === name) ? [] : [name]));

test('each form shows every field of the API, in its order, and names one that is left out', () => {
  for (const { receiptName, fields } of Object.values(enquiryKinds)) {
    const declared = forms[receiptName as keyof typeof forms & 'consultation'].fields;
    assert.deepEqual(
      fields.map(({ name }) => name),
      declared.map(({ name }) => name),
    );
    for (const { name } of declared)
      assert.deepEqual(
        gapsIn(
          declared,
          fields.filter((field) => field.name !== name),
        ),
        [name],
      );
  }
});

test('what is said of an empty field stands beside the title, where nothing else does', () => {
  assert.equal(enquiryKinds.contact.note, enquiryKinds.contact.incomplete);
  assert.notEqual(enquiryKinds.enquiry.note, enquiryKinds.enquiry.incomplete);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enquiryKinds } from './enquiry-kinds.ts';
import { aboutEnquiry, contentOf, emptyEnquiry, faultsInEnquiry, isIncomplete } from './enquiry-values.ts';

const { enquiry, contact, consultation } = enquiryKinds;

test('each form names every field that it needs, and nothing else', () => {
  const needed = (kind: typeof contact) => Object.keys(faultsInEnquiry(kind, emptyEnquiry(kind)));
  assert.deepEqual(needed(enquiry), ['name', 'email', 'projectDetails']);
  assert.deepEqual(needed(contact), ['name', 'number', 'email', 'message']);
  assert.deepEqual(needed(consultation), ['name', 'email', 'number', 'website', 'feedback']);
});

test('pasted values with spaces and signs are valid', () => {
  const values = {
    name: ' Asha Verma ',
    email: ' asha@company.example\n',
    number: '+91 (98123) 45-678',
    website: ' Company.example',
    feedback: 'An appointment book.',
  };
  assert.deepEqual(faultsInEnquiry(consultation, values), {});
  assert.equal(contentOf(consultation, values)['email'], 'asha@company.example');
});

test('row 300: contact details are checked and sent without invisible marks, and an own text as it is', () => {
  const values = {
    name: 'Asha',
    email: '\u202aasha@company.example\u202c',
    number: '\u200e+91 98123\u200b 45678',
    website: '\ufeffcompany.example\u2069',
    feedback: 'Right\u200eto left',
  };
  assert.deepEqual(faultsInEnquiry(consultation, values), {});
  assert.deepEqual(contentOf(consultation, values), {
    ...values,
    email: 'asha@company.example',
    number: '+91 98123 45678',
    website: 'company.example',
  });
  assert.equal(isIncomplete(consultation, { ...values, email: '\u200b' }), true);
});

test('an empty field is one thing, a wrong one another', () => {
  const values = { name: 'Asha', number: '12', email: 'asha', message: 'Namaste' };
  assert.equal(isIncomplete(contact, values), false);
  assert.deepEqual(Object.keys(faultsInEnquiry(contact, values)), ['number', 'email']);
  assert.equal(isIncomplete(contact, { ...values, message: '  ' }), true);
});

test('an empty company is left out', () => {
  const values = { ...emptyEnquiry(enquiry), name: 'A', email: 'a@b.example', projectDetails: 'x' };
  assert.deepEqual(faultsInEnquiry(enquiry, values), {});
  assert.deepEqual(Object.keys(contentOf(enquiry, values)).toSorted(), ['email', 'name', 'projectDetails']);
});

test('each form has its own words for failures', () => {
  assert.equal(contact.failed('The server said so'), 'Something went wrong. Please try again.');
  for (const kind of [enquiry, consultation]) {
    assert.equal(kind.failed('The server said so'), 'The server said so');
    assert.equal(kind.failed(null), 'Something went wrong!');
  }
  assert.deepEqual(
    [contact.incomplete, consultation.incomplete],
    ['All fields are required', 'All fields are required'],
  );
});

test('a receipt says what was sent, as it was sent, and nothing of what was left empty', () => {
  const values = { name: ' Asha Verma ', email: ' asha@company.example', company: ' ', projectDetails: 'Two\nlines.' };
  assert.deepEqual(aboutEnquiry(enquiry, values), {
    title: enquiry.sent,
    subject: '',
    email: 'asha@company.example',
    texts: [
      { label: 'Name', text: 'Asha Verma' },
      { label: 'What should it do?', text: 'Two\nlines.' },
    ],
  });
});

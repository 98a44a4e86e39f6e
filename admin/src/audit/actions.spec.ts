import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionsAbout } from './actions.ts';
import { actionText, actorText, entryText, subjectText } from './audit-texts.ts';
import { pageOfSubject, subjectTypesFor } from './subject-types.ts';

test('HR is offered the actions and subjects of recruiting, and none of sign-ins, staff, persons and mails', () => {
  const subjects = subjectTypesFor('hr');
  const actions = actionsAbout(subjects);
  assert.ok(subjects.includes('application') && actions.includes('resume.read') && actions.includes('note.written'));
  for (const action of actions) assert.doesNotMatch(action, /^(session|access|staff|person|retention|delivery)\./);
  for (const subject of ['session', 'staff', 'person', 'delivery'] as const) assert.ok(!subjects.includes(subject));
});

test('the general admin is offered all of them', () => {
  const actions = actionsAbout(subjectTypesFor('general'));
  for (const action of ['session.started', 'access.refused', 'staff.invited', 'person.erased', 'applications.exported'])
    assert.ok(actions.some((offered) => offered === action));
});

test('an entry is read in words: what happened, who, and the reference of what it is about', () => {
  assert.equal(actionText('application.moved'), 'Moved an application');
  assert.equal(actorText({ actorName: null }), 'Nobody signed in');
  assert.equal(subjectText({ subjectType: 'application', reference: 'FD-7K2M-Q4XV' }), 'Application FD-7K2M-Q4XV');
  assert.equal(subjectText({ subjectType: 'staff', reference: null }), 'Account');
});

test('an entry leads to the page of its subject, and that of the signature of the office to the list above which that is', () => {
  const words = { subjectType: 'mail-template', subjectId: 'offer' } as const;
  assert.equal(pageOfSubject({ action: 'mail-template.changed', ...words })?.path, '/mail-templates/offer/show');
  const signature = { action: 'mail-template.signature-changed', ...words, subjectId: 'signature' } as const;
  assert.equal(pageOfSubject(signature)?.path, '/mail-templates');
  assert.equal(pageOfSubject({ action: 'session.started', subjectType: 'session', subjectId: 'a' }), undefined);
});

test('an entry tells the text of a resume, its pages and what was loaded ahead apart', () => {
  const read = (details: Record<string, unknown>) => entryText({ action: 'resume.read', details });
  assert.equal(read({ type: 'pdf', size: 1 }), 'Opened a resume');
  assert.equal(read({ as: 'preview' }), 'Read the text of a resume');
  assert.equal(read({ as: 'preview', page: 2 }), 'Looked at page 2 of a resume');
  assert.equal(read({ as: 'preview', ahead: true }), 'Loaded the text of a resume ahead of being read');
  assert.equal(read({ as: 'preview', page: 1, ahead: true }), 'Loaded page 1 of a resume ahead of being looked at');
  assert.equal(entryText({ action: 'application.moved', details: { page: 1 } }), 'Moved an application');
});

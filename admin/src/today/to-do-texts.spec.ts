import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setCompanyZone } from '../values/times/zone.ts';
import { listPath } from './list-path.ts';
import { detailText, lineText, numberText, openText } from './to-do-texts.ts';

// The reader is somewhere else than the company.
process.env['TZ'] = 'America/Los_Angeles';
beforeEach(() => setCompanyZone('Asia/Kolkata'));

const item = { id: '1', name: 'Meera Iyer', at: null, daysLate: null, note: null, applicants: null, unanswered: null };
const line = {
  kind: 'overdue',
  list: 'applications',
  filter: { answer: 'overdue' },
  sort: { field: 'answerDueAt', order: 'ASC' },
  count: 1,
  estimated: false,
  first: [{ ...item, daysLate: 1 }],
} as const;

test('a line names the first ones, and counts the others', () => {
  const late = [...line.first, { ...item, name: 'Arjun Singh', daysLate: 2 }, { ...item, name: ' ', daysLate: 0 }];
  assert.equal(lineText(line), 'answer overdue');
  assert.equal(detailText({ ...line, first: [...line.first] }), 'Meera Iyer 1 day');
  assert.equal(detailText({ ...line, count: 5, first: late }), 'Meera Iyer 1 day, Arjun Singh 2 days, N/A and 2 more');
  assert.equal(lineText({ kind: 'overdue', count: 5 }), 'answers overdue');
  assert.deepEqual([openText(line), openText({ kind: 'overdue', count: 5 })], ['Answer it', 'Answer them']);
});

test('of mails, files and posts one stands for the others, with its reason', () => {
  const mail = { ...item, name: 'daniel@mail.example', note: '550 mailbox full' };
  assert.equal(
    detailText({ ...line, kind: 'mails', count: 2, first: [mail, mail] }),
    'daniel@mail.example: 550 mailbox full and 1 more',
  );
  const file = { ...item, note: 'It runs a script when it is opened.' };
  assert.equal(
    detailText({ ...line, kind: 'files', count: 2, first: [file, file] }),
    'Meera Iyer: It runs a script when it is opened and 1 more',
  );
  assert.equal(detailText({ ...line, kind: 'files', first: [{ ...item }] }), 'Meera Iyer: it cannot be shown');
  const post = { ...item, name: 'Flutter Developer', at: '2026-11-27T18:30:00Z', applicants: 1, unanswered: 0 };
  assert.equal(
    detailText({ ...line, kind: 'closing', first: [post] }),
    'Flutter Developer closes Sat 28 Nov: 1 applicant, 0 without an answer',
  );
});

test('an estimate looks like one', () => {
  assert.equal(numberText({ count: 12_000, estimated: true }), '≈12,000');
  assert.equal(numberText({ count: 12_000, estimated: false }), '12,000');
});

test('the way to a list carries its filter and its order', () => {
  const { searchParams, pathname } = new URL(listPath({ ...line }), 'http://admin.example');
  assert.equal(pathname, '/applications');
  assert.deepEqual(JSON.parse(searchParams.get('filter') ?? ''), { answer: 'overdue' });
  assert.deepEqual([searchParams.get('sort'), searchParams.get('order')], ['answerDueAt', 'ASC']);
});

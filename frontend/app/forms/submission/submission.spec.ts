import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBusy, type Step } from './step.ts';
import { startWith, submissionAfter, type Submission, type SubmissionEvent } from './submission.ts';

type Form = { name: string; email: string };
type Field = 'name' | 'email' | 'resume';
type Event = SubmissionEvent<Form, Field>;

const empty: Form = { name: '', email: '' };
const key = { value: 'first', settled: false };
const spare = { value: 'spare', settled: false };
const sent = { message: 'Thanks', reference: 'FD-7K3M-9QXA', title: '', subject: '' };
const file = new File(['cv'], 'cv.pdf');
const told = { title: 'No.', detail: '', faults: {}, spare };

const filled: Submission<Form, Field> = {
  ...startWith<Form, Field>(empty, true),
  values: { name: 'Asha', email: 'asha@company.example' },
  key,
  file,
};
const after = (events: Event[], from = filled) => events.reduce(submissionAfter<Form, Field>, from);
const edited: Event = { type: 'edited', changes: { name: 'Meera' }, now: 5, spare };

const steps: Record<Step['at'], Step> = {
  idle: { at: 'idle' },
  checking: { at: 'checking' },
  sending: { at: 'sending', percent: 40 },
  proving: { at: 'proving' },
  waiting: { at: 'waiting', reason: 'retry' },
  refused: { at: 'refused', problem: { title: 'No.', detail: '', others: [], canRetry: true, checked: false } },
  sent: { at: 'sent' },
};

const events = {
  edited,
  cleared: { type: 'cleared', empty, spare },
  submitted: { type: 'submitted' },
  passed: { type: 'passed' },
  carried: { type: 'carried', values: { name: 'Asha' } },
  progressed: { type: 'progressed', sent: 1, total: 4 },
  challenged: { type: 'challenged' },
  waiting: { type: 'waiting', reason: 'offline' },
  cancelled: { type: 'cancelled' },
  refused: { type: 'refused', key: 'keep', ...told },
  accepted: { type: 'accepted', sent, empty, spare },
  'receipt put away': { type: 'receipt put away' },
} satisfies Record<string, Event>;

/** The step that follows each event in each step; `=` stays. A late or repeated event changes nothing. */
const table = `
                   idle      checking  sending   proving   waiting   refused   sent
  edited           =         =         =         =         =         =         idle
  carried          =         =         =         =         =         =         =
  cleared          idle      idle      idle      idle      idle      idle      idle
  submitted        checking  =         =         =         =         checking  checking
  passed           =         sending   =         =         =         =         =
  progressed       =         sending   sending   sending   sending   =         =
  challenged       =         proving   proving   proving   proving   =         =
  waiting          =         waiting   waiting   waiting   waiting   =         =
  cancelled        =         idle      idle      idle      idle      =         =
  refused          refused   refused   refused   refused   refused   refused   refused
  accepted         sent      sent      sent      sent      sent      sent      sent
  receipt put away =         =         =         =         =         =         =
`;

const [heads = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s{2,}| (?==)/));

for (const [type = '', ...cells] of rows) {
  test(`“${type}” leads from each step to the right one`, () => {
    const event = events[type as keyof typeof events];
    const seen = heads.map((at) => {
      const from = { ...filled, step: steps[at as Step['at']] };
      const to = after([event], from);
      return to.step === from.step ? '=' : to.step.at;
    });
    assert.deepEqual(seen, cells);
  });
}

test('the table names every step', () => {
  assert.deepEqual(heads, Object.keys(steps));
});

test('a form that is checked, sent, interrupted and asked for a proof is busy all the while, and empty with its receipt at the end', () => {
  let now = filled;
  for (const event of [
    events.submitted,
    events.passed,
    events.progressed,
    { type: 'waiting', reason: 'retry' },
    events.progressed,
    events.challenged,
    events.progressed,
  ] satisfies Event[]) {
    now = after([event], now);
    assert.ok(isBusy(now.step), event.type);
    assert.equal(now.key, key, 'the key of one submission stays');
  }
  assert.deepEqual(now.step, { at: 'sending', percent: 25 });
  now = after([events.accepted], now);
  assert.deepEqual([now.values, now.file, now.key], [empty, null, spare]);
  assert.deepEqual(now.receipt, { sent, fresh: true });
});

test('nothing is sent before the page has found its key', () => {
  const early = startWith<Form, Field>(empty, false);
  assert.equal(after([events.submitted], early), early);
});

test('the key outlives a send of unknown fate, and edits and retries after it', () => {
  for (const end of [events.refused, events.cancelled, events.waiting] satisfies Event[])
    assert.equal(after([events.submitted, events.passed, end, edited]).key, key);
});

test('a refusal of the content settles the key: the same content keeps it, an edit begins a new submission', () => {
  const refused = after([{ ...events.refused, key: 'settled' }]);
  assert.deepEqual(refused.key, { value: 'first', settled: true });
  assert.equal(after([edited], refused).key, spare);
  assert.equal(after([{ type: 'file chosen', field: 'resume', file, fault: null, now: 5, spare }], refused).key, spare);
});

test('a key that belongs to another content is renewed', () => {
  assert.equal(after([{ ...events.refused, key: 'renew' }]).key, spare);
});

test('values that a refusal resets count as an edit', () => {
  const now = after([{ ...events.refused, key: 'settled', faults: { email: 'Bad' }, changes: { email: '' } }]);
  assert.deepEqual([now.values.email, now.key, now.faults], ['', spare, { email: 'Bad' }]);
});

test('only a refusal without a fault can be tried again, and each problem is announced as a new one', () => {
  const problem = (event: Partial<Extract<Event, { type: 'refused' }>>) => {
    const { step } = after([{ ...events.refused, ...event }]);
    return step.at === 'refused' && step.problem.canRetry;
  };
  assert.equal(problem({}), true);
  assert.equal(problem({ faults: { name: 'Enter it' } }), false);
  assert.equal(problem({ others: ['Not expected'] }), false);
  assert.equal(after([events.refused, events.refused]).problemCount, 2);
});

test('an edit takes away the fault of its field alone', () => {
  const now = after([{ ...events.refused, faults: { name: 'Enter it', email: 'Bad' } }, edited]);
  assert.deepEqual(now.faults, { email: 'Bad' });
  assert.equal(now.changed, 5);
});

test('a file is shown with its own fault, and the next one without it', () => {
  const choose = (fault: string | null): Event => ({
    type: 'file chosen',
    field: 'resume',
    file,
    fault,
    now: 5,
    spare,
  });
  const large = after([choose('Too large')]);
  assert.deepEqual([large.file, large.faults], [file, { resume: 'Too large' }]);
  assert.deepEqual(after([choose(null)], large).faults, {});
});

test('values typed or chosen before the browser has answered are newer than the kept ones', () => {
  const draft = { values: { name: 'Asha', email: 'asha@company.example' }, key, changed: 3 };
  const start = startWith<Form, Field>(empty, true);
  const now = after([{ type: 'found', draft, worthAWord: true, early: { name: 'Meera' }, now: 9, spare }], start);
  assert.deepEqual(now.values, { name: 'Meera', email: 'asha@company.example' });
  assert.deepEqual([now.key, now.changed, now.restored], [key, 3, true]);
  const removed = after([{ type: 'file chosen', field: 'resume', file: null, fault: null, now: 9, spare }], now);
  assert.equal(after([{ type: 'file found', file, restored: true }], removed).file, null);
  assert.equal(after([{ type: 'file found', file, restored: true }], start).restored, true);
});

test('a file that is not kept is told of for as long as it is the chosen one', () => {
  const unkept: Event = { type: 'file not kept', file };
  const choose: Event = {
    type: 'file chosen',
    field: 'resume',
    file: new File([], 'b.pdf'),
    fault: null,
    now: 5,
    spare,
  };
  const unsafe = after([unkept]);
  assert.equal(unsafe.fileUnkept, true);
  for (const end of [choose, events.cleared, events.accepted] satisfies Event[])
    assert.equal(after([end], unsafe).fileUnkept, false, end.type);
  assert.equal(after([choose, unkept]).fileUnkept, false, 'it was another one');
});

test('a file of an earlier visit that is gone is missed until one is chosen or the form is emptied', () => {
  const start = startWith<Form, Field>(empty, true);
  const missing = after([{ type: 'file found', file: null, restored: false, lost: 'cv.pdf' }], start);
  assert.deepEqual([missing.file, missing.fileLost, missing.restored], [null, 'cv.pdf', true]);
  assert.equal(after([edited], missing).fileLost, 'cv.pdf');
  const choose: Event = { type: 'file chosen', field: 'resume', file, fault: null, now: 5, spare };
  for (const end of [choose, events.cleared, events.accepted] satisfies Event[])
    assert.equal(after([end], missing).fileLost, '', end.type);
});

test('a form without a draft begins with the values of another one, and its consents and file without', () => {
  const start = after(
    [{ type: 'found', draft: null, worthAWord: false, early: {}, now: 9, spare }],
    startWith<Form, Field>(empty, true),
  );
  const now = after([{ type: 'carried', values: { name: 'Asha', email: 'asha@mail.example' } }], start);
  assert.deepEqual([now.values, now.key, now.carried], [{ name: 'Asha', email: 'asha@mail.example' }, spare, true]);
  assert.equal(after([events.cleared], now).carried, false);
});

test('values of another form never replace what was typed in this one', () => {
  const now = after([{ type: 'carried', values: { name: 'Meera', email: 'meera@mail.example' } }]);
  assert.equal(now, filled);
  const half = { ...filled, values: { name: '', email: 'asha@mail.example' } };
  assert.equal(after([{ type: 'carried', values: { name: 'Meera', email: 'meera@mail.example' } }], half), half);
});

test('a form that waits says until when', () => {
  const { step } = after([events.submitted, events.passed, { type: 'waiting', reason: 'busy', until: 7 }]);
  assert.deepEqual(step, { at: 'waiting', reason: 'busy', until: 7 });
});

test('a receipt that has just come is not replaced by the one that was kept', () => {
  const fresh = after([{ type: 'receipt found', receipt: { sent, fresh: true } }]);
  const old = { type: 'receipt found', receipt: { sent, fresh: false } } as const;
  assert.equal(after([old], fresh).receipt?.fresh, true);
  assert.equal(after([old]).receipt?.fresh, false);
  assert.equal(after([events['receipt put away']], fresh).receipt, null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApplicantMail, Deed, Note, StageMove } from '@frontdoor/contract';
import { type Answer, type ApplicantReply, entriesOf, type Verdict } from './entries.ts';

const minute = (past: number) => `2026-11-26T12:${String(past).padStart(2, '0')}:00.000Z`;

test('moves, notes, mails, answers and readings stand in one line, newest first', () => {
  const entries = entriesOf({
    moves: [{ id: 'moved', at: minute(3) } as StageMove],
    notes: [{ id: 'noted', createdAt: minute(5) } as Note],
    mails: [
      { id: 'waits', createdAt: minute(4), sentAt: null } as ApplicantMail,
      { id: 'sent', createdAt: minute(1), sentAt: minute(6) } as ApplicantMail,
    ],
    // The database writes microseconds, and a zone of its own.
    replies: [{ id: 'answered', createdAt: minute(7) } as ApplicantReply],
    deeds: [
      { id: 'read', at: '2026-11-26T17:32:00.123456+05:30' } as Deed,
      { id: 'told', at: minute(7), action: 'application.mail-received' } as Deed,
    ],
    verdicts: [],
    answers: [],
  });
  assert.deepEqual(
    entries.map(({ id }) => id),
    ['answered', 'sent', 'noted', 'waits', 'moved', 'read'],
  );
});

test('a verdict stands once, in its words where these may be seen', () => {
  const judged = (id: string, actorName: string) =>
    ({ id, action: 'interview.judged', at: minute(7), actorName }) as Deed;
  const told = {
    moves: [],
    notes: [],
    mails: [],
    replies: [],
    deeds: [judged('mine', 'Meera'), judged('hers', 'Tara')],
    answers: [],
  };
  // The database's text has microseconds.
  const verdict = { staffId: 'meera', name: 'Meera', at: '2026-11-26T12:07:00.000123Z' } as Verdict;
  assert.deepEqual(
    entriesOf({ ...told, verdicts: [verdict] }).map(({ kind }) => kind),
    ['verdict', 'deed'],
  );
});

test('an answer to an invitation stands once, with its words', () => {
  const answer = { id: 'answered', name: 'Asha', answer: 'declined', at: '2026-11-26T12:07:00.000123Z' } as Answer;
  const deeds = [{ id: 'deed', action: 'interview.answered', at: minute(7), actorName: null } as Deed];
  assert.deepEqual(
    entriesOf({ moves: [], notes: [], mails: [], replies: [], verdicts: [], deeds, answers: [answer] }).map(
      ({ id }) => id,
    ),
    ['answered'],
  );
});

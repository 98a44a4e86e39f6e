import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JobPost } from '@frontdoor/contract';
import { factsOf } from './facts-of.ts';

const bare: JobPost = {
  _id: 'a',
  id: 'a',
  title: 'Tester',
  para: '',
  location: 'Noida',
  image: null,
  slug: 'tester',
  employmentType: null,
  workplace: null,
  salary: null,
  opensAt: null,
  closesAt: null,
  descriptionHtml: null,
  postedAt: null,
};

test('what HR has left open is left out', () => assert.deepEqual(factsOf(bare), []));

test('every fact has its term, in words', () => {
  const facts = factsOf({
    ...bare,
    employmentType: 'full-time',
    workplace: 'office',
    salary: { min: 600_000, max: 900_000, currency: 'INR', interval: 'year' },
    closesAt: '2026-12-31T18:30:00.000Z',
  });
  assert.deepEqual(facts, [
    { term: 'Employment', text: 'Full time' },
    { term: 'Workplace', text: 'On site' },
    { term: 'Salary', text: '₹6,00,000 – ₹9,00,000 a year' },
    { term: 'Apply by', text: '31 December 2026', day: '2026-12-31' },
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { salaryText } from './salary-text.ts';

test('a range is grouped in lakhs and says what it is paid for', () => {
  const salary = { min: 1_200_000, max: 1_800_000, currency: 'INR', interval: 'year' } as const;
  assert.equal(salaryText(salary), '₹12,00,000 – ₹18,00,000 a year');
});

test('one amount stands alone', () => {
  assert.equal(salaryText({ min: 25_000, max: 25_000, currency: 'INR', interval: 'month' }), '₹25,000 a month');
});

test('other currencies keep their sign', () => {
  assert.equal(salaryText({ min: 30, max: 45, currency: 'GBP', interval: 'hour' }), '£30 – £45 an hour');
});

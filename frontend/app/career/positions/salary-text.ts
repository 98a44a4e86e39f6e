import type { JobPost } from '@frontdoor/contract';
import { salaryIntervals } from './words.ts';

/** A range as it is written in India, with what it is paid for: ₹12,00,000 – ₹18,00,000 a year. */
export function salaryText({ min, max, currency, interval }: NonNullable<JobPost['salary']>): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 });
  const amount = min === max ? format.format(min) : `${format.format(min)} – ${format.format(max)}`;
  return `${amount} ${salaryIntervals[interval]}`;
}

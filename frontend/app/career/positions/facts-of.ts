import type { JobPost } from '@frontdoor/contract';
import { employmentTypes, factTerms, workplaces } from './words.ts';
import { lastDayBefore } from './closing-day.ts';
import { salaryText } from './salary-text.ts';

export interface Fact {
  term: string;
  text: string;
  /** A day that machines can read. */
  day?: string;
}

/** What a post says in a word or a number; what HR has left open is left out. */
export function factsOf({ employmentType, workplace, salary, closesAt }: JobPost): Fact[] {
  const facts: Fact[] = [];
  if (employmentType) facts.push({ term: factTerms.employment, text: employmentTypes[employmentType] });
  if (workplace) facts.push({ term: factTerms.workplace, text: workplaces[workplace] });
  if (salary) facts.push({ term: factTerms.salary, text: salaryText(salary) });
  if (closesAt) {
    const { text, iso } = lastDayBefore(closesAt);
    facts.push({ term: factTerms.closing, text, day: iso });
  }
  return facts;
}

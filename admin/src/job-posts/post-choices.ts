import type { EditableJobPost, Schemas } from '@frontdoor/contract';
import { optionsOf } from '../values/options.ts';

type Chosen<Field extends 'employmentType' | 'workplace'> = NonNullable<EditableJobPost[Field]>;

/** A published post is scheduled or open by its times, which nobody chooses. */
export type ChosenState = Exclude<EditableJobPost['state'], 'scheduled'>;

const notTold = ['', 'Not told'] as const;

export const states = optionsOf<ChosenState>({ draft: 'Draft', open: 'Published', closed: 'Closed', filled: 'Filled' });

const employmentTexts: Record<Chosen<'employmentType'>, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
};
export const employmentTypes = [notTold, ...optionsOf(employmentTexts)];

const workplaceTexts: Record<Chosen<'workplace'>, string> = { office: 'Office', hybrid: 'Hybrid', remote: 'Remote' };
export const workplaces = [notTold, ...optionsOf(workplaceTexts)];

export const intervals = optionsOf<Schemas['SalaryView']['interval']>({
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
});

import type { EditableJobPost } from '@frontdoor/contract';
import { optionsOf, translate } from '../messages/translate.ts';

/** A published post is scheduled or open by its times, which nobody chooses. */
export type ChosenState = Exclude<EditableJobPost['state'], 'scheduled'>;

const notTold = () => ['', translate('jobPosts.choices.notTold')] as const;

export const employmentTypes = () => [notTold(), ...optionsOf('jobPosts.choices.employmentType')];

export const existingVacancies = () => [notTold(), ...optionsOf('jobPosts.choices.existingVacancy')];

export const workplaces = () => [notTold(), ...optionsOf('jobPosts.choices.workplace')];

import { translate } from '../../../messages/translate.ts';
import { DayFilter } from '../day-filter.tsx';
import { FilterPick } from '../filter-pick.tsx';
import { FlagFilter } from '../flag-filter.tsx';
import { TextFilter } from '../text-filter.tsx';
import type { ListFilter } from './list-filter.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** One value of several. */
export const pickFilter = (source: string, label: string, options: Options, all?: string): ListFilter => ({
  sources: [source],
  label,
  control: <FilterPick source={source} label={label} options={options} {...(all !== undefined && { all })} />,
});

/** The records that have a flag. @param only the text of the choice that narrows the list to them */
export const flagFilter = (source: string, label: string, only: string): ListFilter => ({
  sources: [source],
  label,
  control: <FlagFilter source={source} label={label} only={only} />,
});

export const textFilter = (source: string, label: string): ListFilter => ({
  sources: [source],
  label,
  control: <TextFilter source={source} label={label} />,
});

/** From a day on, until a day, or both. */
export const daysFilter = (label: string): ListFilter => ({
  sources: ['from', 'to'],
  label,
  control: (
    <>
      <DayFilter source="from" label={translate('fields.since')} />
      <DayFilter source="to" label={translate('fields.until')} />
    </>
  ),
});

export const receivedFilter = (): ListFilter => daysFilter(translate('fields.received'));

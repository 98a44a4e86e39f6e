import type { FormSettings } from '@frontdoor/contract';
import { useGetOne } from 'react-admin';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';

/** Offers the current options of the application form. */
export const ExperienceFilter = () => {
  const { data } = useGetOne<FormSettings & { id: string }>('form-options', { id: 'current' });
  const options = (data?.experience ?? []).map((experience) => [experience, experience] as const);
  return <FilterPick source="experience" label="Experience" options={options} />;
};

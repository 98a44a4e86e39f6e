import type { FormSettings } from '@frontdoor/contract';
import { useGetOne } from 'react-admin';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { translate } from '../../messages/translate.ts';

/** Offers the current options of the application form. */
export const ExperienceFilter = () => {
  const { data } = useGetOne<FormSettings & { id: string }>('form-options', { id: 'current' });
  const options = (data?.experience ?? []).map((experience) => [experience, experience] as const);
  return <FilterPick source="experience" label={translate('fields.experience')} options={options} />;
};

import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** Lists leave out suspected spam unless this filter asks for it. */
export const StandingFilter = () => (
  <FilterPick
    source="standing"
    label={translate('fields.spamCheck')}
    all={translate('applications.filters.clear')}
    options={optionsOf('applications.filters.standing')}
  />
);

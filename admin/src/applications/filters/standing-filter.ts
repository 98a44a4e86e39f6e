import { pickFilter } from '../../grid/filters/chips/made-filters.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** Lists leave out suspected spam unless this filter asks for it. */
export const standingFilter = () =>
  pickFilter(
    'standing',
    translate('fields.spamCheck'),
    optionsOf('applications.filters.standing'),
    translate('applications.filters.clear'),
  );

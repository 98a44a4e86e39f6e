import type { ListFilter } from '../../grid/filters/chips/list-filter.ts';
import { pickFilter, textFilter } from '../../grid/filters/chips/made-filters.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** Whether a submission has told where it came from, and what it has told. */
export const sourceFilters = (): ListFilter[] => [
  pickFilter('sourced', translate('applications.filters.sourcedLabel'), optionsOf('applications.filters.sourced')),
  textFilter('source', translate('fields.source')),
];

import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

export const AnswerFilter = () => (
  <FilterPick
    source="answer"
    label={translate('applications.answer.label')}
    options={optionsOf('applications.filters.answer')}
  />
);

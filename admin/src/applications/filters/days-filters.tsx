import type { ListFilter } from '../../grid/filters/chips/list-filter.ts';
import { DayFilter } from '../../grid/filters/day-filter.tsx';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** Moved to its stage from a day on, until a day, or both. */
export const stageSinceFilter = (): ListFilter => {
  const label = translate('applications.filters.stageSince');
  return {
    sources: ['stageSince', 'stageBefore'],
    label,
    control: (
      <>
        <DayFilter source="stageSince" label={label} />
        <DayFilter source="stageBefore" label={translate('applications.filters.stageBefore')} />
      </>
    ),
  };
};

/** Moved out of a stage, or of any, from a day on, until a day, or both. */
export const leftFilter = (): ListFilter => ({
  sources: ['left', 'leftSince', 'leftBefore'],
  label: translate('applications.filters.leftDays'),
  control: (
    <>
      <FilterPick
        source="left"
        label={translate('applications.filters.left')}
        options={optionsOf('applications.stages')}
      />
      <DayFilter source="leftSince" label={translate('applications.filters.leftSince')} />
      <DayFilter source="leftBefore" label={translate('applications.filters.leftBefore')} />
    </>
  ),
});

/** First answered from a day on, until a day, or both. */
export const answeredFilter = (): ListFilter => ({
  sources: ['answeredSince', 'answeredBefore'],
  label: translate('applications.filters.answered'),
  control: (
    <>
      <DayFilter source="answeredSince" label={translate('applications.filters.answeredSince')} />
      <DayFilter source="answeredBefore" label={translate('applications.filters.answeredBefore')} />
    </>
  ),
});

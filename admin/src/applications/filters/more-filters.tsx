import { useState } from 'react';
import { useListContext, usePermissions } from 'react-admin';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { TextFilter } from '../../grid/filters/text-filter.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';
import { ExperienceFilter } from './experience-filter.tsx';
import { JobPostFilter } from './job-post-filter.tsx';

const sources = ['jobPost', 'later', 'duplicate', 'experience', 'source', 'hasResume'];

/** The rarely used filters, folded away unless one of them is active. */
export const MoreFilters = () => {
  const { permissions } = usePermissions();
  const { filterValues } = useListContext();
  const [open, setOpen] = useState(sources.some((source) => filterValues[source] !== undefined));
  if (!open)
    return (
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {translate('applications.filters.more')}
      </button>
    );
  return (
    <>
      {permissions === 'hr' && (
        <>
          <JobPostFilter />
          <FilterPick
            source="duplicate"
            label={translate('applications.duplicates.heading')}
            options={optionsOf('applications.filters.duplicate')}
          />
        </>
      )}
      <FilterPick source="later" label={translate('reading.later.filter')} options={optionsOf('reading.later.only')} />
      <ExperienceFilter />
      <FilterPick
        source="hasResume"
        label={translate('fields.resume')}
        options={optionsOf('applications.filters.hasResume')}
      />
      <TextFilter source="source" label={translate('fields.source')} />
    </>
  );
};

import { useState } from 'react';
import { useListContext, usePermissions } from 'react-admin';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { TextFilter } from '../../grid/filters/text-filter.tsx';
import { ExperienceFilter } from './experience-filter.tsx';
import { JobPostFilter } from './job-post-filter.tsx';

const sources = ['jobPost', 'duplicate', 'experience', 'source', 'hasResume'];

/** The rarely used filters, folded away unless one of them is active. */
export const MoreFilters = () => {
  const { permissions } = usePermissions();
  const { filterValues } = useListContext();
  const [open, setOpen] = useState(sources.some((source) => filterValues[source] !== undefined));
  if (!open)
    return (
      <button type="button" className="link" onClick={() => setOpen(true)}>
        More filters
      </button>
    );
  return (
    <>
      {permissions === 'hr' && (
        <>
          <JobPostFilter />
          <FilterPick
            source="duplicate"
            label="Also applied"
            options={[
              ['true', 'Yes'],
              ['false', 'No'],
            ]}
          />
        </>
      )}
      <ExperienceFilter />
      <FilterPick
        source="hasResume"
        label="Resume"
        options={[
          ['true', 'With'],
          ['false', 'Without'],
        ]}
      />
      <TextFilter source="source" label="Source" />
    </>
  );
};

import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { translate } from '../../messages/translate.ts';

/** The filter by somebody of the staff who takes part. */
export const InterviewerFilter = () => {
  const { data: interviewers = [] } = useRead(reads.interviewers());
  return (
    <FilterPick
      source="staff"
      label={translate('interviews.people')}
      options={interviewers.map(({ id, name }) => [id, name] as const)}
    />
  );
};

import { useGetList, useListContext } from 'react-admin';
import type { EditableJobPost } from '@frontdoor/contract';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { translate } from '../../messages/translate.ts';

const MOST = 100;

/** The post that somebody applied for; one that is chosen stays in the list, however old it is. */
export const JobPostFilter = () => {
  const { filterValues } = useListContext();
  const { data: posts = [] } = useGetList<EditableJobPost>('job-posts', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const chosen = filterValues['jobPost'] === undefined ? '' : String(filterValues['jobPost']);
  const titles = posts.map(({ id, title }) => [id, title] as const);
  const missing =
    chosen && !posts.some(({ id }) => id === chosen)
      ? [[chosen, translate('applications.filters.anotherPost')] as const]
      : [];
  return <FilterPick source="jobPost" label={translate('fields.jobPost')} options={[...missing, ...titles]} />;
};

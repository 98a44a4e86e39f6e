import { useListContext } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** The filter by assignee. A colleague who has left is offered as long as an application is assigned to them. */
export const AssignedFilter = () => {
  const { filterValues } = useListContext();
  const { data: colleagues = [] } = useRead(reads.colleagues());
  const chosen = String(filterValues['assigned'] ?? '');
  const people = colleagues.map(
    ({ id, name, active }) => [id, active ? name : translate('assign.left', { name })] as const,
  );
  const words = optionsOf('assign.filter');
  const isKnown = [...words, ...people].some(([value]) => value === chosen);
  const other = chosen && !isKnown ? [[chosen, translate('assign.somebody')] as const] : [];
  return <FilterPick source="assigned" label={translate('assign.label')} options={[...words, ...people, ...other]} />;
};

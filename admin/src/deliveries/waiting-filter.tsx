import { useListContext } from 'react-admin';
import { Pick } from '../grid/filters/pick.tsx';
import { translate } from '../messages/translate.ts';

/** Narrows the list to mails that wait for a time that somebody gave them. */
export const WaitingFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { waiting: _, ...others } = filterValues;
    setFilters(value ? { ...others, waiting: true } : others);
  };
  return (
    <Pick
      id="filter-waiting"
      label={translate('deliveries.held.filter')}
      options={[
        ['', translate('grid.all')],
        ['true', translate('deliveries.held.waiting')],
      ]}
      value={filterValues['waiting'] === undefined ? '' : 'true'}
      choose={choose}
    />
  );
};

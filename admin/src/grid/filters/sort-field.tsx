import { useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { translate } from '../../messages/translate.ts';
import { Pick } from './pick.tsx';
import { readOrder } from './read-order.ts';

/** For narrow screens, where the table's headings are not there to sort by. */
export const SortField = () => {
  const { orders } = useGrid();
  const { sort, setSort } = useListContext();
  if (orders.length < 2) return null;
  const current = `${sort.field} ${sort.order}`;
  const all = orders.some(([order]) => order === current) ? orders : [[current, 'orders.asChosen'] as const, ...orders];
  return (
    <Pick
      id="order"
      label={translate('grid.order')}
      className="sort"
      options={all.map(([order, label]) => [order, translate(label)] as const)}
      value={current}
      choose={(order) => setSort(readOrder(order))}
    />
  );
};

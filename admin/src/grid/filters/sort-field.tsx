import { useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { Pick } from './pick.tsx';
import { readOrder } from './read-order.ts';

/** For narrow screens, where the table's headings are not there to sort by. */
export const SortField = () => {
  const { orders } = useGrid();
  const { sort, setSort } = useListContext();
  if (orders.length < 2) return null;
  const current = `${sort.field} ${sort.order}`;
  const all = orders.some(([order]) => order === current) ? orders : [[current, 'As chosen'] as const, ...orders];
  return (
    <Pick
      id="order"
      label="Order"
      className="sort"
      options={all}
      value={current}
      choose={(order) => setSort(readOrder(order))}
    />
  );
};

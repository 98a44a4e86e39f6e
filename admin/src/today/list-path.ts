import type { Schemas } from '@frontdoor/contract';

type List = Pick<Schemas['ToDoLineView'], 'list' | 'filter'> & Partial<Pick<Schemas['ToDoLineView'], 'sort'>>;

/** The address of the list that shows exactly the counted records. */
export const listPath = ({ list, filter, sort }: List): string => {
  const order = sort && { sort: sort.field, order: sort.order };
  return `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), ...order, page: '1' })}`;
};

import { useListContext } from 'react-admin';
import { neighboursOf, openIdIn } from './neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

/** The open record's place in the list, and the steps to the ones before and after it on this page of the list. */
export const useNeighbours = () => {
  const { data, page, perPage, total } = useListContext();
  const { openId, open } = useOpenRecord();
  const ids = data?.map(({ id }) => String(id)) ?? [];
  const shown = neighboursOf(ids, openId, (page - 1) * perPage);

  // Keys pressed quickly come before the next rendering; the address is always up to date.
  const step = (direction: 'previous' | 'next') => () => {
    const id = neighboursOf(ids, openIdIn(location.pathname), 0)[direction];
    if (id) open(id);
  };
  return {
    position: shown.position,
    total,
    previous: shown.previous === undefined ? undefined : step('previous'),
    next: shown.next === undefined ? undefined : step('next'),
  };
};

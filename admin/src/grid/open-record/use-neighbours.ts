import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { neighboursOf, openIdIn } from './neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useRole } from '../../session/role.ts';

/** The ids of all pages of a list as it was when the first of its records was opened, where the API tells them; else none. */
const useOrder = (openId: string | undefined) => {
  const { resource, sort, filterValues } = useListContext();
  const role = useRole();
  const client = useQueryClient();
  const isTold = resource === 'applications' && role === 'hr';
  const isOpen = openId !== undefined;
  const { data } = useRead(reads.readingOrder({ sort, filter: filterValues }), isTold && isOpen);
  // The next time the list is what it is then.
  useEffect(() => {
    if (isTold && !isOpen) client.removeQueries({ queryKey: ['applications', 'reading-order'] });
  }, [client, isTold, isOpen]);
  return { order: data?.ids ?? [], isCut: data?.isCut === true };
};

/** The open record's place in the list, and the steps to the ones before and after it, across its pages where these are known. */
export const useNeighbours = () => {
  const { data, page, perPage, total, sort, filterValues } = useListContext();
  const { openId, open } = useOpenRecord();
  const { order, isCut } = useOrder(openId);
  const ids = data?.map(({ id }) => String(id)) ?? [];
  const which = JSON.stringify([page, perPage, sort, filterValues]);

  // The list when it last held the open record; another page, order or filter is another list.
  const [seen, setSeen] = useState({ which, data });
  if (seen.data !== data && openId !== undefined && ids.includes(openId)) setSeen({ which, data });
  const was = seen.which === which ? seen.data?.map(({ id }) => String(id)) : [];
  const isOrdered = (id: string | undefined) => id !== undefined && order.includes(id);
  const placeOf = (id: string | undefined) =>
    isOrdered(id) ? neighboursOf(order, id, 0) : neighboursOf(ids, id, (page - 1) * perPage, was);
  const neighbours = placeOf(openId);

  // Read from the address, which is up to date even when keys are pressed faster than the page renders.
  const step = (direction: 'previous' | 'next') => () => {
    const id = placeOf(openIdIn(location.pathname))[direction];
    return id === undefined ? undefined : open(id);
  };
  return {
    position: neighbours.position,
    total: isOrdered(openId) && !isCut ? order.length : total,
    /** The record that takes the place of the open one when it is gone. */
    nearest: neighbours.next ?? neighbours.previous,
    previous: neighbours.previous === undefined ? undefined : step('previous'),
    next: neighbours.next === undefined ? undefined : step('next'),
  };
};

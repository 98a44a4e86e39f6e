import { useState } from 'react';
import { useListContext } from 'react-admin';
import { neighboursOf, openIdIn } from './neighbours.ts';
import { useOpenRecord } from './use-open-record.ts';

/** The open record's place in the list, and the steps to the ones before and after it on this page of the list. */
export const useNeighbours = () => {
  const { data, page, perPage, total, sort, filterValues } = useListContext();
  const { openId, open } = useOpenRecord();
  const ids = data?.map(({ id }) => String(id)) ?? [];
  const which = JSON.stringify([page, perPage, sort, filterValues]);

  // The list when it last held the open record; another page, order or filter is another list.
  const [seen, setSeen] = useState({ which, data });
  if (seen.data !== data && openId !== undefined && ids.includes(openId)) setSeen({ which, data });
  const was = seen.which === which ? seen.data?.map(({ id }) => String(id)) : [];
  const neighbours = neighboursOf(ids, openId, (page - 1) * perPage, was);

  // Read from the address, which is up to date even when keys are pressed faster than the page renders.
  const step = (direction: 'previous' | 'next') => () => {
    const id = neighboursOf(ids, openIdIn(location.pathname), 0, was)[direction];
    return id === undefined ? undefined : open(id);
  };
  return {
    position: neighbours.position,
    total,
    /** The record that takes the place of the open one when it is gone. */
    nearest: neighbours.next ?? neighbours.previous,
    previous: neighbours.previous === undefined ? undefined : step('previous'),
    next: neighbours.next === undefined ? undefined : step('next'),
  };
};

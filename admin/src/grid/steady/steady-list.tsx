import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';
import { useSteady } from './use-steady.ts';

/** They work on the address of the moment, and are new ones at each address. */
const toTheAddress = [
  'setFilters',
  'setPage',
  'setPerPage',
  'setSort',
  'showFilter',
  'hideFilter',
  'onSelectAll',
] as const;

/**
 * Gives react-admin's list to what is inside, where it is new only when something in it has changed. By itself it is a new object at
 * each address, and all of the list's head and body would be drawn again at each key that opens another record.
 */
export const SteadyList = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  const [calls] = useState(() =>
    Object.fromEntries(
      toTheAddress.map((name) => [
        name,
        (...values: unknown[]) => (latest.current[name] as (...values: unknown[]) => unknown)(...values),
      ]),
    ),
  );
  return (
    <ListContextProvider value={useSteady({ ...list, ...calls } as ListControllerResult)}>
      {children}
    </ListContextProvider>
  );
};

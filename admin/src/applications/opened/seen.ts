import { useSyncExternalStore } from 'react';

const seen = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/**
 * Applications that HR has opened since the page was loaded. A list that was read before says of them that they are unseen; to correct
 * its rows there would draw all of the list again at each record that opens.
 */
export const seenNow = {
  has: (id: string): boolean => seen.has(id),
  add: (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const tell of listeners) tell();
  },
};

export const useIsSeen = (id: string): boolean => useSyncExternalStore(subscribe, () => seen.has(id));

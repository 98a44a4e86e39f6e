import { useEffect } from 'react';
import { keyQueue } from './keys.ts';

/**
 * Tells the keys where the page is: they wait for a record that is on its way, and go on when it has come. It stands behind what has
 * the keys' commands, so that these are there by then.
 */
export const Arrival = ({ place, arrived }: { place: string; arrived: boolean }) => {
  useEffect(() => {
    if (arrived) keyQueue.settle(place);
    else keyQueue.expect(place);
  }, [place, arrived]);
  useEffect(() => () => keyQueue.leave(place), [place]);
  return null;
};

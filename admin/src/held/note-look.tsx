import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';

/**
 * Tells the API that a person has the held submissions in front of them, also when they come back to this tab: the digest is for
 * those who have not looked. A part of the list is no look at it. The numbers in the menu read it as well, and say nothing.
 */
export const NoteLook = () => {
  const { data, filterValues } = useListContext();
  const isShown = data !== undefined && Object.keys(filterValues).length === 0;

  useEffect(() => {
    if (!isShown) return;
    const note = () => {
      // Should it fail, a mail too many is sent.
      if (!document.hidden) void dataProvider.noteLookAtHeld().catch(() => undefined);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [isShown]);
  return null;
};

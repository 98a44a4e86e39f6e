import { useLayoutEffect, useState } from 'react';
import { putChangesBack, takeBackAll } from './changes-of-others.ts';
import { rememberEntered } from './entered-values.ts';

/** Once for each page that is loaded: what it calls at the start is done, or not there, at any later time. */
function readAsServed(): (() => void) | undefined {
  if (import.meta.env.SSR) return undefined;
  const enterAgain = rememberEntered();
  takeBackAll();
  return enterAgain;
}

/** For the component around the whole page: React reads the page as it was served, and the visitor gets it back as it was. */
export function useWaking(): void {
  // Not in an effect: React compares the elements of the page as soon as this component has returned.
  const [enterAgain] = useState(readAsServed);
  useLayoutEffect(() => {
    putChangesBack();
    enterAgain?.();
  }, [enterAgain]);
}

import { useLayoutEffect, useState } from 'react';
import { putChangesBack, takeBackAll } from './changes-of-others.ts';
import { rememberEntered } from './entered-values.ts';
import { takeFormBack } from './exchanged-form.ts';

/** Runs once for each loaded page; a later call has nothing left to do. */
function readAsServed(): (() => void) | undefined {
  if (import.meta.env.SSR) return undefined;
  takeFormBack();
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

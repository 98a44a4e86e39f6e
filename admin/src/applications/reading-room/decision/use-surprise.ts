import { useEffect, useRef } from 'react';
import { useLive } from '../../../data/live/use-live.ts';

/** Nobody has read within this time what has changed before their eyes, in milliseconds. */
const SURPRISE_MS = 1_500;
/** What was heard of is on the page by then, or changes nothing that has a version. */
const EXPECTED_MS = 5_000;

/** Tells whether somebody else has changed the open application this moment, so that a key was meant for how it was before. */
export const useSurprise = ({ id, version }: { id: string; version: number }): (() => boolean) => {
  const expectedUntil = useRef(-Infinity);
  const changedAt = useRef(-Infinity);
  useLive((heard) => {
    const isAbout = heard?.some(
      ({ of, what, ids }) =>
        of === 'applications' && (what === 'moved' || what === 'changed') && (ids?.includes(id) ?? true),
    );
    if (isAbout) expectedUntil.current = performance.now() + EXPECTED_MS;
  });
  useEffect(() => {
    if (performance.now() < expectedUntil.current) changedAt.current = performance.now();
    expectedUntil.current = -Infinity;
  }, [version]);
  return () => performance.now() - changedAt.current < SURPRISE_MS;
};

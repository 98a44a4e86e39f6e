import { useEffect, useRef } from 'react';
import { useLive } from '../../../data/live/use-live.ts';

/** Nobody reads a change on the page in less time than this, in milliseconds. */
const SURPRISE_MS = 1_500;
/** A change that the stream has told is on the page within this time, in milliseconds, or the version stays the same. */
const EXPECTED_MS = 5_000;

/** Tells whether somebody else has changed the open application a moment ago, so that a key pressed now was meant for its former state. */
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

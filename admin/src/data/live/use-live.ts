import { useEffect, useRef } from 'react';
import { type Heard, live } from './live.ts';

/** Has a part of the page hear of what others change. */
export const useLive = (hear: (heard: Heard) => void) => {
  const current = useRef(hear);
  useEffect(() => {
    current.current = hear;
  });
  useEffect(() => live.subscribe((heard) => current.current(heard)), []);
};

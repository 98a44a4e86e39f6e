import { useEffect, useRef } from 'react';

/** For a form that opens in place of the button that asked for it: its first control takes the focus. */
export const useFocusFirst = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return box;
};

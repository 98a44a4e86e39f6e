import { useEffect, useRef } from 'react';

/** Inside a form that opens in place of the button that asked for it: its first control takes the focus. */
export const FocusFirst = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return <span ref={mark} hidden />;
};

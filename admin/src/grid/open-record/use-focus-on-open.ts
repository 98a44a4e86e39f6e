import { useEffect, useRef } from 'react';

/**
 * Whether the focus stays in the list: it does for a mouse. With the keyboard, or without a list, it moves to the opened record.
 */
const staysInList = () => {
  const focused = document.activeElement;
  return focused !== null && !focused.matches('body, #content, [id^="open-"]:focus-visible');
};

export const useFocusOnOpen = (alone: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!alone && staysInList()) return;
    if (alone) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [alone]);
  return heading;
};

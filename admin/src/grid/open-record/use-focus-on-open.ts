import { useEffect, useRef } from 'react';

/** Someone at the list's links with a mouse stays there; with keys, or without a list, the focus goes to what opened. */
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

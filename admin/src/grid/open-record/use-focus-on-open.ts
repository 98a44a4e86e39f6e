import { useEffect, useRef } from 'react';

/**
 * Whether the focus stays in the list: it does for a mouse. With the keyboard, or without a list, it moves to the opened record.
 */
const staysInList = () => {
  const focused = document.activeElement;
  return focused !== null && !focused.matches('body, #content, [id^="open-"]:focus-visible');
};

/** A record that is laid out anew, because the window has another width, leaves the focus in the field that has it. */
export const useFocusOnOpen = (alone: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    if (opened.current && focused && focused !== document.body) {
      focused.scrollIntoView({ block: 'nearest' });
      return;
    }
    opened.current = true;
    if (!alone && staysInList()) return;
    if (alone) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [alone]);
  return heading;
};

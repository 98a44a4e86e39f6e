import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On every change of path: back to the top, and the focus on the new page's heading. */
export function usePageChange() {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Whoever comes with something is taken, by the page itself, to where it is wanted.
    if (state !== null) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, state]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!heading) return;
  // Only now: nobody reaches a heading with a click, which would take the focus from where it was.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

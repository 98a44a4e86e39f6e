import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On every change of path: back to the top, and the focus on the new page's content. */
export function usePageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

// The entry of a fragment has no key of its own.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/**
 * On every change of path the focus goes to the new page's heading; forwards the page starts at its top, on the way back where
 * it was left. A link to a part of a page leads to that part.
 */
export function usePageChange() {
  const location = useLocation();
  const isOnTheWayBack = useNavigationType() === NavigationType.Pop;
  const shownLocation = useRef(location);
  const places = useRef(new Map<string, number>());
  const isLeaving = useRef(false);

  useEffect(() => {
    // The browser moves the page that is still shown to where the next one was: no place that a visitor chose.
    const leave = () => void (isLeaving.current = true);
    const note = () => {
      if (!isLeaving.current) places.current.set(entryOf(shownLocation.current), window.scrollY);
    };
    note();
    addEventListener('popstate', leave);
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('popstate', leave);
      removeEventListener('scroll', note);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shownLocation.current;
    shownLocation.current = location;
    isLeaving.current = false;
    // The browser itself follows links within a page and the way back.
    const part = isOnTheWayBack || location.key === before.key ? null : partOf(location);
    if (part) return goTo(part);
    if (before.pathname === location.pathname) return;
    const place = isOnTheWayBack ? places.current.get(entryOf(location)) : undefined;
    // A page that a link passes state to sets the focus itself.
    if (place === undefined && location.state !== null) return;
    window.scrollTo({ top: place ?? 0, behavior: 'instant' });
    focusHeading();
  }, [location, isOnTheWayBack]);
}

const partOf = ({ hash }: Location) =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

function goTo(part: HTMLElement) {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!heading) return;
  // Only now, because a heading that a click can focus would take the focus from its place.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

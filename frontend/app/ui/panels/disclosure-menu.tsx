import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { PagePath } from '../../seo.ts';

type DisclosureMenuProps = { label: string; entries: readonly { to: PagePath; label: string }[] };

/**
 * A button that shows a list of links: a `details`, so that it opens before and without script. With script it closes on
 * Escape (focus back on the button), on a click outside, when the focus leaves it and when the page changes.
 */
export function DisclosureMenu({ label, entries }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // The app's start is no change of page: a visitor may have opened the list before it.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    close(details.current);
  }, [pathname]);
  useEffect(() => (details.current ? closeWhenLeft(details.current) : undefined), []);
  return (
    <details ref={details} className="disclosure relative">
      <summary className="flex cursor-pointer items-center gap-2 border-b-2 border-transparent py-1">{label}</summary>
      <ul className="disclosure-list">
        {entries.map(({ to, label: text }) => (
          <li key={to}>
            <NavLink
              discover="none"
              to={to}
              viewTransition
              className="block border-l-2 border-transparent px-4 py-2 hover:border-line hover:text-signal aria-[current=page]:border-signal"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      close(details);
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  const closeFrom = ({ target }: Event) => {
    if (!details.contains(target as Node)) close(details);
  };
  document.addEventListener('pointerdown', closeFrom, { signal });
  document.addEventListener('focusin', closeFrom, { signal });
  return () => off.abort();
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../seo.ts';

type SearchLinkProps = { className: string; label?: string; onOpen: () => void; children: ReactNode };

/** Leads to the page of the search until the app is there, and opens its window from then on. */
export function SearchLink({ className, label, onOpen, children }: SearchLinkProps) {
  return (
    <Link
      discover="none"
      to={searchPath}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </Link>
  );
}

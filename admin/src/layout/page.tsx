import type { ReactNode } from 'react';
import '../grid/open-record/details.css';
import '../grid/controls.css';
import '../grid/layout.css';
import '../grid/grid.css';
import { usePageTitle } from '../grid/use-page-title.ts';

/** A page that is no list. */
export const Page = ({ heading, children }: { heading: string; children: ReactNode }) => {
  usePageTitle(heading);
  return (
    <>
      <header className="list-header">
        <h1>{heading}</h1>
      </header>
      <div className="page-body">{children}</div>
    </>
  );
};

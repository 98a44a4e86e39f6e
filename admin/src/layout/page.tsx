import type { ReactNode } from 'react';
import '../grid/open-record/details.css';
import '../grid/controls.css';
import '../grid/layout.css';
import '../grid/grid.css';
import { usePageTitle } from '../grid/use-page-title.ts';

interface Props {
  heading: string;
  /** The title of the window, where it differs from the heading. */
  title?: string;
  /** Controls beside the heading. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page that is no list. */
export const Page = ({ heading, title = heading, actions, className = '', children }: Props) => {
  usePageTitle(title);
  return (
    <>
      <header className="list-header">
        <h1>{heading}</h1>
        {actions}
      </header>
      <div className={`page-body ${className}`}>{children}</div>
    </>
  );
};

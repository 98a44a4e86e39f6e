import type { ReactNode } from 'react';

/** A number, and how much of the largest it is. */
export const ShareBar = ({ share, children }: { share: number; children: ReactNode }) => (
  <span className="share">
    <span>{children}</span>
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width={share * 100} height="8" />
    </svg>
  </span>
);

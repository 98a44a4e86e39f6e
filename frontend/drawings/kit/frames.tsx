import type { ReactNode } from 'react';

type FrameProps = { label?: string; children: ReactNode; className?: string };

/** A browser's window with a sketched page of 600 x 340 inside. */
export function BrowserFrame({ label, children, className = '' }: FrameProps) {
  return (
    <svg
      viewBox="0 0 620 390"
      className={`drawing flat ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect className="pane" x="10" y="8" width="600" height="374" rx="6" />
      <path className="rule" d="M10 42H610" />
      <circle className="edge" cx="30" cy="25" r="5" />
      <circle className="edge" cx="48" cy="25" r="5" />
      <circle className="edge" cx="66" cy="25" r="5" />
      <rect className="edge" x="150" y="16" width="320" height="18" rx="9" />
      <g transform="translate(10 42)">{children}</g>
    </svg>
  );
}

/** A phone with a sketched screen of 180 x 330 inside. */
export function PhoneFrame({ label, children, className = '' }: FrameProps) {
  return (
    <svg
      viewBox="0 0 210 390"
      className={`drawing flat ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect className="pane" x="6" y="6" width="198" height="378" rx="22" />
      <path className="rule" d="M82 20h46" />
      <g transform="translate(15 34)">{children}</g>
    </svg>
  );
}

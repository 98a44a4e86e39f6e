import type { ReactNode } from 'react';

type DrawingProps = { viewBox: string; label?: string; className?: string; children: ReactNode };

/** The sheet of one drawing. Without a label it is decoration and hidden from assistive technology. */
export function Drawing({ viewBox, label, className = '', children }: DrawingProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={`drawing ${className}`} viewBox={viewBox} {...role}>
      {children}
    </svg>
  );
}

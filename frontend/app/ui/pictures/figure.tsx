import type { ReactNode } from 'react';

type FigureProps = { caption: string; className?: string; children: ReactNode };

/** A drawing with its caption. */
export function Figure({ caption, className = '', children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className="note mt-3 text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

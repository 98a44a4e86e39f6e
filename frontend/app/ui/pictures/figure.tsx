import type { ReactNode } from 'react';

type FigureProps = { caption: string; className?: string | undefined; children: ReactNode };

/** The caption of a drawing, perhaps with a few words at its other end: scale, section, projection. */
export function CaptionWithRemark({ caption, remark }: { caption: string; remark?: string | undefined }) {
  return (
    <figcaption className="note mt-3 flex flex-wrap justify-between gap-x-6 text-ink-soft">
      <span>{caption}</span>
      {remark && <span>{remark}</span>}
    </figcaption>
  );
}

/**
 * For a figure whose row places the words beside it by its height: room for two lines of the caption from the start, so that nothing
 * moves when the caption comes, which a slow line brings after the drawing.
 */
export const captionRoom = 'lg:pb-16 lg:[&>figcaption]:-mb-3 lg:[&>figcaption]:h-0';

/** A drawing with its caption. */
export function Figure({ caption, className = '', children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      <figcaption className="note mt-3 text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

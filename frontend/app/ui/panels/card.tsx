import type { ReactNode } from 'react';

type CardProps = { drawing?: ReactNode; title: string; children: ReactNode; foot?: ReactNode };

/** A ruled card: drawing, title, text, and actions. */
export function Card({ drawing, title, children, foot }: CardProps) {
  return (
    <article className="flex h-full flex-col border border-line bg-raised p-5 hover:border-ink">
      {drawing && <div className="mb-5">{drawing}</div>}
      <h3>{title}</h3>
      <div className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{children}</div>
      {foot && <div className="mt-auto pt-4">{foot}</div>}
    </article>
  );
}

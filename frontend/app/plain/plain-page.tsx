import type { ReactNode } from 'react';
import type { PlainPage as Words } from './page.ts';

/** A heading and a few paragraphs, on the sheet's columns. */
export function PlainPage({ page: { heading, paragraphs }, children }: { page: Words; children?: ReactNode }) {
  return (
    <section className="gutter grid gap-x-10 gap-y-6 bg-paper py-14 lg:grid-cols-12 lg:py-24">
      <h2 className="lg:col-span-5">{heading}</h2>
      <div className="prose flex flex-col gap-5 lg:col-span-7">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

/** One part of the system, named, in all its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-12">
      <h2 className="!text-xl lg:col-span-3">{name}</h2>
      <div className="flex flex-wrap items-start gap-4 lg:col-span-9">{children}</div>
    </section>
  );
}

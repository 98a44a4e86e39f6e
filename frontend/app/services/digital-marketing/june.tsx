import { TowersScene } from '@frontdoor/drawings';
import { Figure } from '../../ui/pictures/figure.tsx';
import { june } from './words.ts';

/** The case: the same budget a month later, side by side. */
export function June() {
  const { note, title, text, caption, figures, columns } = june;
  return (
    <section aria-labelledby="june" className="gutter graph-paper border-b border-line py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <p className="note mb-5 text-signal">{note}</p>
          <h2 id="june">{title}</h2>
        </div>
        <p className="lg:col-span-6">{text}</p>
      </div>
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <dl className="grid content-start gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-5 lg:gap-y-14">
          {figures.map(({ name, before, after }) => (
            <div key={name} className="figure-line pt-4">
              <dt className="note text-ink-soft">{name}</dt>
              <dd className="mt-2 flex flex-col">
                <span className="text-ink-soft">
                  <span className="note mr-2">{columns.before}</span>
                  {before}
                </span>
                <span className="font-display text-2xl font-semibold">
                  <span className="note mr-2 text-signal">{columns.after}</span>
                  {after}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Figure caption={caption} className="max-w-2xl lg:col-span-7 lg:max-w-none">
          <TowersScene />
        </Figure>
      </div>
    </section>
  );
}

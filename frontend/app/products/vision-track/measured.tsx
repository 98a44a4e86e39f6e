import { QueueScene } from '@frontdoor/drawings';
import { Figure } from '../../ui/pictures/figure.tsx';
import { measured, running } from './words.ts';

/** The results of one month, and the effort of the installation. */
export function Measured() {
  const { title, text, rows, foot, figure } = measured;
  return (
    <section className="gutter graph-paper grid gap-x-16 gap-y-12 border-t border-line py-14 lg:grid-cols-2 lg:py-20">
      <div>
        <h2>{title}</h2>
        <p className="mt-4">{text}</p>
        <dl className="mt-8 border-2 border-ink bg-raised">
          {rows.map(({ name, figure: count }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2 last:border-t last:border-b-0 last:border-t-ink last:font-semibold"
            >
              <dt>{name}</dt>
              <dd className="font-mono">{count}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft">{foot}</p>
        <Figure caption={figure} className="mt-8">
          <QueueScene />
        </Figure>
      </div>
      <div>
        <h2>{running.title}</h2>
        <dl className="mt-6 grid gap-5">
          {running.entries.map(({ term, text: what }) => (
            <div key={term}>
              <dt className="note text-signal">{term}</dt>
              <dd className="mt-1 leading-snug">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

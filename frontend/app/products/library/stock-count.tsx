import { SpinesScene } from '@frontdoor/drawings';
import { Figure } from '../../ui/pictures/figure.tsx';
import { stock } from './words.ts';

/** A sum that comes out: every volume on record is in one of four lines. */
export function StockCount() {
  const { title, text, total, rows, foot, figure } = stock;
  return (
    <section className="gutter grid gap-x-16 gap-y-8 border-t border-line py-14 lg:grid-cols-2 lg:py-20">
      <div>
        <h2>{title}</h2>
        <p className="mt-4 text-ink-soft">{text}</p>
        <p className="mt-4 border-l-2 border-signal pl-4">{foot}</p>
        <Figure caption={figure} className="mt-8 max-w-md">
          <SpinesScene />
        </Figure>
      </div>
      <dl className="self-end">
        {[...rows, total].map(({ name, figure: count }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-6 border-t border-line py-3 last:border-t-4 last:border-double last:border-ink last:font-semibold"
          >
            <dt>{name}</dt>
            <dd className="font-mono">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { ModelScene } from '@frontdoor/drawings';
import { PageLink } from '../../ui/page-link.tsx';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';
import { cardTerms, chart, more, products } from './words.ts';

/** A card for each product: its model, its purpose, its size, and the way to its sheet. */
export function ProductCards() {
  return (
    <ul className="grid gap-px border border-ink bg-line sm:grid-cols-2 lg:grid-cols-3">
      {products.map(({ path, name, text, size, weeks }, at) => (
        <li
          key={path}
          id={partId(at)}
          className="relative grid grid-rows-[auto_1fr_auto] bg-paper p-5 last:sm:max-lg:col-span-2 hover:bg-raised lg:p-7"
        >
          <div className="flex items-start justify-between gap-4">
            <span
              className="note grid size-7 shrink-0 place-items-center rounded-full border border-signal"
              aria-hidden="true"
            >
              {letterOf(at)}
            </span>
            <div className="w-44">
              <ModelScene at={at} />
            </div>
          </div>
          <div className="pt-5">
            <h3>{name}</h3>
            <p className="mt-2 leading-snug text-ink-soft">{text}</p>
          </div>
          <div>
            <dl className="note mt-4 grid grid-cols-[auto_1fr] gap-x-4 border-t border-line pt-3 text-ink-soft">
              <dt>{cardTerms.size}</dt>
              <dd>{size}</dd>
              <dt>{cardTerms.weeks}</dt>
              <dd>{chart.unit(weeks)}</dd>
            </dl>
            <p className="mt-4">
              <PageLink to={path} className="underlined after:absolute after:inset-0" aria-label={`${more}: ${name}`}>
                {more}
              </PageLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

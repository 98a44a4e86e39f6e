import { sheetNumber } from '../../banners/banners.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { index, services } from './words.ts';

/** Fifteen cards: the plate of the plinth, the content, and what is in hand at the end, ruled at one height in each row. */
export function ServiceCards() {
  return (
    <section aria-labelledby="services" className="gutter bg-paper py-14 lg:py-24">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="services">{index.title}</h2>
        <p className="max-w-[34em] text-ink-soft">{index.text}</p>
      </div>
      <ul className="-mb-3 grid gap-x-3 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ to, plate, name, text, hold }) => (
          <li key={to} className="row-span-2 mb-3 grid grid-rows-subgrid sm:max-lg:last:col-span-2">
            <PageLink
              to={to}
              className="row-span-2 grid grid-rows-subgrid border border-ink bg-raised p-5 pb-4 hover:shadow-[inset_0_-4px_0_var(--signal)]"
            >
              <div>
                <p className="note flex justify-between text-ink-soft">
                  <span>{plate}</span>
                  <span>
                    {index.sheet} {sheetNumber(to)}
                  </span>
                </p>
                <h3 className="mt-3">{name}</h3>
                <p className="mt-2 mb-4 leading-snug text-ink-soft">{text}</p>
              </div>
              <div className="border-t border-line pt-3">
                <p className="text-[0.92rem] leading-snug">
                  <span className="note mr-2 text-signal">{index.hold}</span>
                  {hold}
                </p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CounterScene, TillScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { metaFor } from '../../seo.ts';
import { KeysTable } from './keys-table.tsx';
import { LineDown } from './line-down.tsx';
import { ReceiptRoll } from './receipt-roll.tsx';
import { bannerNote, call, keys, limits, machines, parts, questions, tillNote } from './words.ts';

export const meta = () => metaFor('/products/pos');

/** The till: a receipt down the margin, its lines the modules. */
export default function PointOfSale() {
  return (
    <>
      <WideBanner
        path="/products/pos"
        drawing={<CounterScene />}
        place="mx-auto max-w-[62rem] xl:-translate-x-8 xl:max-[96rem]:-mt-24"
        {...bannerNote}
      />
      <div className="gutter grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[20rem_1fr] lg:py-20">
        <ReceiptRoll />
        <div className="min-w-0">
          {Object.entries(parts).map(([id, { title, text }], at) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
              <h2 id={`${id}-title`} className="text-2xl lg:text-3xl">
                {title}
              </h2>
              <p className="mt-3 max-w-[38em] text-ink-soft">{text}</p>
              {at === 0 && (
                <Figure caption={tillNote} className="mt-8 mb-14">
                  <TillScene />
                </Figure>
              )}
            </section>
          ))}
        </div>
      </div>
      <LineDown />
      <section aria-labelledby="keys" className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <h2 id="keys" className="mb-6">
            {keys.title}
          </h2>
          <KeysTable />
        </div>
        <div id="teach" className="lg:col-span-5">
          <h2 className="text-2xl">{machines.title}</h2>
          {machines.text.map((text) => (
            <p key={text} className="mt-4 text-ink-soft">
              {text}
            </p>
          ))}
        </div>
      </section>
      <section className="gutter graph-paper border-t border-line py-14 lg:py-20">
        <h2 className="text-3xl">{limits.title}</h2>
        <ul className="mt-6 mb-14 grid border-t-2 border-ink md:grid-cols-3">
          {limits.items.map((item) => (
            <li key={item} className="border-line py-4 pr-6 max-md:border-b">
              {item}
            </li>
          ))}
        </ul>
        <h2 className="mb-6 text-3xl">{questions.title}</h2>
        <div className="bg-paper">
          <Accordion entries={questions.entries.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
        </div>
      </section>
      <OfferEnding path="/products/pos" call={call} />
    </>
  );
}

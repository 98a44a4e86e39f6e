import { AssemblyScene } from '@frontdoor/drawings';
import { sheetCount } from '../banners/banners.ts';
import { company, telephoneLink } from '../content/company.ts';
import { trades } from '../content/trades.ts';
import { aboutTeaser, hero, heroActions } from './words.ts';
import type { Figures as Counted } from '../content/figures.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { Counting } from '../ui/fields/use-count.ts';
import { EnquiryForm } from './calls/enquiry-form.tsx';
import { Figures } from './clients/figures.tsx';

/** The balloons have the numbers of the parts list, and lead to its entries. */
const parts = Object.fromEntries(
  trades.map(({ trade, title }, index) => [index + 1, { href: `#${trade}`, name: title }]),
);

type HeroProps = { counted: Counted; counting: Counting };

export function Hero({ counted, counting }: HeroProps) {
  return (
    <section className="hero gutter graph-paper grid grid-cols-1 pt-10 pb-16 md:grid-cols-2 lg:grid-cols-12 lg:pt-18 lg:pb-24">
      <div className="z-1 md:col-span-2 lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:pb-14">
        <p className="note mb-5 text-signal">
          Sheet 01 / {sheetCount} — {company.city}, {company.country}
        </p>
        <h1 className="lg:max-xl:text-[3.25rem]!">
          {hero.headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="lead mt-7 lg:max-w-[24em]">{hero.lead}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a className="button primary" href="#enquiry">
            {heroActions.quote}
          </a>
          <a className="button" href={telephoneLink(company.phone)}>
            {heroActions.call}
          </a>
        </p>
      </div>
      <figure className="-mx-4 mt-6 overflow-x-clip md:col-span-2 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:mt-0 lg:-mr-6 lg:ml-4 lg:overflow-visible">
        <AssemblyScene parts={parts} />
        <figcaption className="note px-4 text-ink-soft lg:pr-6 lg:text-right">{hero.caption}</figcaption>
      </figure>
      <div className="mt-14 flex flex-col md:pr-12 lg:col-span-7 lg:mt-7">
        <h2>{aboutTeaser.title}</h2>
        <p className="lead mt-4 mb-10">
          {aboutTeaser.text}{' '}
          <PageLink to="/about" className="underlined text-ink">
            {aboutTeaser.more}
          </PageLink>
        </p>
        <Figures figures={counted.figures} counting={counting} />
        <p className="mt-8 text-[0.95rem] leading-normal text-ink-soft">
          {counted.customers}{' '}
          <PageLink to="/client" className="underlined text-ink">
            {aboutTeaser.named}
          </PageLink>{' '}
          {aboutTeaser.called} {counted.people}
        </p>
      </div>
      <div className="mt-14 lg:col-span-5 lg:mt-7">
        <EnquiryForm />
      </div>
    </section>
  );
}

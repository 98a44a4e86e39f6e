import { PayslipScene, QuarterScene, YearScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { metaFor } from '../../seo.ts';
import { LedgerTable } from './ledger-table.tsx';
import { SheetTree } from './sheet-tree.tsx';
import { call, caption, forWhom, ledger, limits, modules, pay, questions, standing, tree } from './words.ts';

const PATH = '/products/hrms';
export const meta = () => metaFor('/products/hrms');

/** The system for staff: a year as one sheet, and the year's months as modules. */
export default function Hrms() {
  return (
    <>
      <section className="gutter pt-10 pb-12">
        <BannerTrail path={PATH} />
        <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <BannerTitle path={PATH} className="lg:col-span-7" />
          <BannerLead path={PATH} className="lg:col-span-5 lg:pt-10" />
        </div>
        <Figure caption={caption} className="mt-10 border-y-2 border-ink py-6">
          <YearScene />
          <QuarterScene />
        </Figure>
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 border-t border-line bg-side py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2>{forWhom.title}</h2>
          <p className="lead mt-5">{forWhom.text}</p>
        </div>
        <div>
          <h2 className="mb-4 text-2xl">{ledger.title}</h2>
          <LedgerTable />
          <p className="mt-4 text-[0.95rem] text-ink-soft">{ledger.note}</p>
        </div>
      </section>
      <section aria-labelledby="months" className="gutter py-14 lg:py-20">
        <h2 id="months">{modules.title}</h2>
        <p className="lead mt-3">{modules.lead}</p>
        <ol className="mt-10 grid gap-px border border-ink bg-line sm:grid-cols-2 lg:grid-cols-4">
          {modules.months.map(([month, name, text]) => (
            <li key={month} className="bg-paper p-5 lg:min-h-44">
              <p className="note text-signal">{month}</p>
              <h3 className="mt-1">{name}</h3>
              <p className="mt-2 text-[0.95rem] leading-snug text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="pay" className="gutter graph-paper border-y border-line py-14 lg:py-20">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_6fr]">
          <div>
            <h2 id="pay">{pay.title}</h2>
            <p className="lead mt-5">{pay.text}</p>
            <p className="mt-5 border-t border-ink pt-4 text-ink-soft">{pay.caseText}</p>
          </div>
          <div className="self-center">
            <PayslipScene />
          </div>
        </div>
      </section>
      <section aria-labelledby="tree" className="gutter py-14 lg:py-20">
        <h2 id="tree" className="mb-10 lg:text-center">
          {tree.title}
        </h2>
        <SheetTree />
      </section>
      <section
        aria-labelledby="lie"
        className="gutter grid gap-x-12 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-20"
      >
        <h2 id="lie" className="lg:col-span-4">
          {standing.title}
        </h2>
        <dl className="lg:col-span-8">
          {standing.facts.map(([term, text]) => (
            <div key={term} className="grid gap-x-6 border-t border-current py-4 sm:grid-cols-[10rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="gutter grid gap-x-14 gap-y-12 py-14 lg:grid-cols-[3fr_2fr] lg:py-20">
        <div>
          <QuestionsBelow
            title={questions.title}
            entries={questions.entries.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
            headingLook="mb-6 text-3xl"
          />
        </div>
        <div className="border-l-2 border-signal pl-6">
          <h2 className="text-2xl">{limits.title}</h2>
          <ul className="mt-4 grid gap-3">
            {limits.items.map((item) => (
              <li key={item} className="leading-snug text-ink-soft">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <OfferEnding path="/products/hrms" call={call} />
    </>
  );
}

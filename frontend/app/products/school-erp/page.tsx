import { SchoolyardScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { metaFor } from '../../seo.ts';
import { DayLine } from './day-line.tsx';
import { StartTable } from './start-table.tsx';
import { access, call, caption, dayTitle, forWhom, hours, limits, place, questions, start } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

const PATH = '/products/school-erp';
export const meta = () => metaFor('/products/school-erp');

/** The school system: one day along a line, its modules at their hours. */
export default function SchoolErp() {
  return (
    <>
      <section className="gutter grid gap-x-10 gap-y-8 pt-10 pb-10 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <BannerTrail path={PATH} />
        </div>
        <div className="flex flex-col justify-between gap-10 lg:col-span-5 lg:pt-8">
          <div>
            <BannerTitle path={PATH} />
            <BannerLead path={PATH} className="mt-6" />
          </div>
          <div className="border-t-2 border-ink pt-5">
            <h2 className="text-2xl">{forWhom.title}</h2>
            <p className="mt-3 text-ink-soft">{forWhom.text}</p>
          </div>
        </div>
        <Figure caption={caption} className="lg:col-span-7">
          <SchoolyardScene parts={partLinks(hours.map(({ module }) => module))} />
        </Figure>
      </section>
      <section aria-labelledby="day" className="gutter graph-paper border-y border-line pt-14 lg:pt-20">
        <h2 id="day">{dayTitle}</h2>
        <DayLine />
      </section>
      <section aria-labelledby="eyes" className="gutter py-14 lg:py-20">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          <h2 id="eyes">{access.title}</h2>
          <p className="lead self-end">{access.lead}</p>
        </div>
        <dl className="mt-10 grid border-2 border-ink sm:grid-cols-2 lg:grid-cols-5">
          {access.eyes.map(([who, sees]) => (
            <div key={who} className="-mr-px -mb-px border-r border-b border-line p-5">
              <dt className="font-display text-lg font-semibold">{who}</dt>
              <dd className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{sees}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section
        aria-labelledby="start"
        className="gutter grid gap-x-12 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-20"
      >
        <div className="lg:col-span-4">
          <h2 id="start">{start.title}</h2>
          <p className="mt-5 text-lg leading-snug">{start.lead}</p>
        </div>
        <div className="lg:col-span-8">
          <StartTable />
        </div>
      </section>
      <section
        aria-labelledby="place"
        className="gutter grid gap-x-14 gap-y-12 border-t border-line py-14 lg:grid-cols-2 lg:py-20"
      >
        <div>
          <h2 id="place">{place.title}</h2>
          <dl className="mt-8">
            {place.items.map(([term, text]) => (
              <div key={term} className="border-t border-ink py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1 max-w-[34em] text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="self-end border-2 border-dashed border-field p-6 lg:p-8">
          <h3>{limits.title}</h3>
          <p className="mt-3 text-ink-soft">{limits.text}</p>
        </div>
        <div className="lg:col-span-2">
          <QuestionsBelow
            title={questions.title}
            entries={questions.entries.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
            headingLook="mb-6 text-3xl"
          />
        </div>
      </section>
      <OfferEnding path="/products/school-erp" call={call} />
    </>
  );
}

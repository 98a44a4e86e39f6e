import { BillScene, WardCropScene, WardScene } from '@frontdoor/drawings';
import { PhasesSection } from '../../sections/titled-rows.tsx';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { metaFor } from '../../seo.ts';
import { AccessTable } from './access-table.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { access, bannerNote, billHead, call, forWhom, limits, plan, questions, standing, time } from './words.ts';

export const meta = () => metaFor('/products/hospital-system');

/** The hospital system: a ward as a plan, the modules as rooms, the bill line by line. */
export default function HospitalSystem() {
  return (
    <>
      <WideBanner
        path="/products/hospital-system"
        drawing={
          <>
            <WardScene />
            <WardCropScene />
          </>
        }
        place="lg:w-full"
        {...bannerNote}
      />
      <section aria-labelledby="whom" className="gutter grid gap-x-12 gap-y-10 py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-8">
          <h2 id="whom">{forWhom.title}</h2>
          {forWhom.paragraphs.map((text) => (
            <p key={text} className="lead mt-5">
              {text}
            </p>
          ))}
        </div>
        <dl className="grid content-end gap-7 lg:col-span-4">
          {forWhom.measures.map(([figure, text]) => (
            <div key={text} className="figure-line flex flex-col-reverse justify-end pt-3">
              <dt className="note text-ink-soft">{text}</dt>
              <dd className="font-display text-4xl font-semibold tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="rooms" className="gutter graph-paper border-y border-line py-14 lg:py-20">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 id="rooms">{plan.title}</h2>
          <p className="max-w-[30em] text-ink-soft">{plan.lead}</p>
        </div>
        <FloorPlan />
      </section>
      <section aria-labelledby="bill" className="gutter grid gap-x-14 gap-y-8 py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-6">
          <BillScene />
        </div>
        <div className="self-center lg:col-span-6">
          <h2 id="bill">{billHead.title}</h2>
          <p className="lead mt-5">{billHead.text}</p>
          <p className="mt-5 max-w-[34em] border-l-2 border-signal pl-4 text-ink-soft">{billHead.aside}</p>
        </div>
      </section>
      <section
        aria-labelledby="doors"
        className="gutter grid gap-x-12 gap-y-8 border-t border-line py-14 lg:grid-cols-12 lg:py-20"
      >
        <h2 id="doors" className="lg:col-span-4">
          {access.title}
        </h2>
        <div className="min-w-0 lg:col-span-8">
          <AccessTable />
          <p className="prose mt-6 text-ink-soft">{access.emergency}</p>
        </div>
      </section>
      <section aria-labelledby="standing" className="gutter bg-ink py-14 text-paper lg:py-20">
        <h2 id="standing" className="max-w-[18em]">
          {standing.title}
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {standing.facts.map(([term, text]) => (
            <div key={term} className="border-t border-current pt-3">
              <dt className="font-display text-xl font-semibold">{term}</dt>
              <dd className="mt-2 max-w-[34em]">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PhasesSection
        id="weeks"
        title={time.title}
        look="py-14 lg:py-20"
        phases={time.phases}
        columns="lg:grid-cols-[2fr_3fr_2fr_3fr]"
      />
      <section className="gutter grid gap-x-14 gap-y-12 border-t border-line py-14 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5">
          <h2 className="text-3xl">{limits.title}</h2>
          <ul className="mt-6">
            {limits.items.map((item) => (
              <li key={item} className="border-t border-line py-3 leading-snug">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-7">
          <QuestionsBelow
            title={questions.title}
            entries={questions.entries.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
            headingLook="mb-6 text-3xl"
          />
        </div>
      </section>
      <OfferEnding path="/products/hospital-system" call={call} />
    </>
  );
}

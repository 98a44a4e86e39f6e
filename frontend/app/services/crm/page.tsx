import { RailScene, TalliesScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { DrawingHead } from '../../sections/drawing-head.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { metaFor } from '../../seo.ts';
import { Figure } from '../../ui/pictures/figure.tsx';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';
import { DeliveryAndRules } from './delivery-and-rules.tsx';
import { ToldTwice } from './told-twice.tsx';
import { ending, example, figure, questions, rules } from './words.ts';

export const meta = () => metaFor('/crm');

/** A is the enquiry itself: the rules begin with B. */
const parts = Object.fromEntries(
  rules.entries
    .slice(0, 3)
    .map(({ rule }, index) => [letterOf(index + 1), { href: `#${partId(index + 1)}`, name: rule }]),
);

export default function Crm() {
  return (
    <>
      <DrawingHead
        path="/crm"
        drawing={<RailScene parts={parts} />}
        caption={figure.caption}
        places={{
          sheet:
            'graph-paper grid gap-x-12 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-[7fr_5fr]',
          trail: 'lg:col-span-2',
          words: 'lg:col-start-2 lg:row-start-2 lg:self-center',
          drawing: 'lg:col-start-1 lg:row-start-2',
        }}
      />
      <ToldTwice />
      <DeliveryAndRules />
      <section aria-labelledby="case" className="gutter bg-paper py-14 lg:py-24">
        <p className="note text-signal">{example.note}</p>
        <h2 id="case" className="mt-3 max-w-[18em]">
          {example.title}
        </h2>
        <dl className="mt-10 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {example.figures.map(({ figure: count, term }) => (
            <div key={term} className="figure-line flex flex-col-reverse justify-end px-4 pt-5">
              <dt className="note mt-1 text-ink-soft">{term}</dt>
              <dd className="font-display text-3xl font-semibold whitespace-nowrap md:max-lg:text-2xl">{count}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <p className="prose">{example.text}</p>
          <Figure caption={example.caption} className="max-w-sm">
            <TalliesScene />
          </Figure>
        </div>
      </section>
      <section
        aria-labelledby="questions"
        className="gutter grid gap-x-16 gap-y-8 border-t border-line bg-paper py-14 lg:grid-cols-[2fr_1fr] lg:py-20"
      >
        <div>
          <QuestionsBelow
            title={questions.title}
            entries={questions.entries}
            headingId="questions"
            headingLook="mb-6"
          />
        </div>
        <p className="note border-l-2 border-signal pl-4 text-ink-soft lg:self-end">{questions.technologies}</p>
      </section>
      <ServiceEnding path="/crm" ending={ending} />
    </>
  );
}

import { RoundsScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { PartsSection, PhasesSection } from '../../sections/titled-rows.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { Figure } from '../../ui/pictures/figure.tsx';
import { Overheard } from './overheard.tsx';
import { roundLinks, Rounds } from './rounds.tsx';
import { delivery, ending, example, figure, questions, work } from './words.ts';

export const meta = () => metaFor('/uiux');

export default function UiUx() {
  return (
    <>
      <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-8">
        <BannerTrail path="/uiux" />
        <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <BannerTitle path="/uiux" className="lg:col-span-7" />
          <BannerLead path="/uiux" className="lg:col-span-5 lg:self-end" />
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <Figure caption={figure.caption}>
            <RoundsScene parts={roundLinks} />
          </Figure>
          <Rounds />
        </div>
      </section>
      <PartsSection
        id="delivery"
        title={delivery.title}
        look="bg-paper py-14 lg:py-24"
        caption={delivery.caption}
        parts={delivery.parts}
      />
      <Overheard />
      <PhasesSection
        id="work"
        title={work.title}
        look="bg-paper py-14 lg:py-24"
        titleLook="mb-8"
        phases={work.phases}
        columns="lg:grid-cols-[2fr_2fr_5fr]"
      />
      <section
        aria-labelledby="case"
        className="gutter graph-paper grid gap-x-16 gap-y-8 border-y border-line py-14 lg:grid-cols-[3fr_2fr] lg:py-24"
      >
        <div>
          <p className="note text-signal">{example.note}</p>
          <h2 id="case" className="mt-3">
            {example.title}
          </h2>
          <p className="prose mt-5">{example.text}</p>
        </div>
        <dl className="grid gap-8 self-end">
          {example.figures.map(({ figure: count, term }) => (
            <div key={term} className="figure-line flex flex-col-reverse justify-end px-4 pt-5">
              <dt className="note mt-1 text-ink-soft">{term}</dt>
              <dd className="font-display text-3xl font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="questions" className="gutter bg-paper py-14 lg:py-20">
        <QuestionsBelow title={questions.title} entries={questions.entries} headingId="questions" headingLook="mb-6" />
      </section>
      <ServiceEnding path="/uiux" ending={ending} />
    </>
  );
}

import { AnalyticalScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { PartsTable } from '../../sections/parts-table.tsx';
import { Phases } from '../../sections/phases.tsx';
import { Technologies } from '../../sections/technologies.tsx';
import { metaFor } from '../../seo.ts';
import { CaseAndQuestions } from './case-and-questions.tsx';
import { Ledger } from './ledger.tsx';
import { WatchList } from './watch-list.tsx';
import { delivery, ending, figure, problem, technologies, work } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/analytical');

export default function Analytical() {
  return (
    <>
      <WideBanner
        path="/analytical"
        drawing={<AnalyticalScene parts={partLinks(delivery.parts.map(({ name }) => name))} />}
        {...figure}
        place="mx-auto lg:-mt-10 lg:w-9/12"
      />
      <section
        aria-labelledby="problem"
        className="gutter grid gap-x-16 gap-y-8 bg-paper py-14 lg:grid-cols-[5fr_6fr] lg:py-24"
      >
        <div>
          <h2 id="problem">{problem.title}</h2>
          {problem.paragraphs.map((text) => (
            <p key={text} className="prose mt-5">
              {text}
            </p>
          ))}
        </div>
        <Ledger />
      </section>
      <WatchList />
      <section aria-labelledby="delivery" className="gutter graph-paper py-14 lg:py-24">
        <h2 id="delivery" className="mb-8">
          {delivery.title}
        </h2>
        <PartsTable caption={delivery.caption} parts={delivery.parts} />
        <h2 className="mt-16 mb-8 max-w-[16em] lg:mt-24">{work.title}</h2>
        <Phases phases={work.phases} columns="lg:grid-cols-[2fr_3fr_5fr_4fr]" />
      </section>
      <CaseAndQuestions />
      <section aria-labelledby="technologies" className="gutter border-t border-line bg-paper py-14">
        <h2 id="technologies">{technologies.title}</h2>
        <p className="prose mt-3 mb-8 text-ink-soft">{technologies.text}</p>
        <Technologies names={technologies.names} />
      </section>
      <ServiceEnding path="/analytical" ending={ending} />
    </>
  );
}

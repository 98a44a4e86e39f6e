import { TestingScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { Technologies } from '../../sections/technologies.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { Fortnight } from './fortnight.tsx';
import { Kinds } from './kinds.tsx';
import { Fault, Report } from './report.tsx';
import { ending, head, problem, questions, tools } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';

export const meta = () => metaFor('/testing');

export default function Testing() {
  return (
    <>
      <Head />
      <Kinds />
      <Report />
      <Fortnight />
      <Fault />
      <section aria-labelledby="questions-title" className="gutter py-16 lg:py-28">
        <QuestionsBelow title={questions.title} entries={questions.entries} headingId="questions-title" />
        <p className="note mt-16 mb-4 text-ink-soft">{tools.title}</p>
        <Technologies names={tools.names} />
      </section>
      <ServiceEnding path="/testing" ending={ending} />
    </>
  );
}

/** The drawing stands on the left, as high as the words and the problem together. */
function Head() {
  return (
    <section className="gutter graph-paper grid grid-cols-1 gap-x-10 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-12 lg:pb-16">
      <div className="lg:col-span-12">
        <BannerTrail path="/testing" />
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:row-start-2">
        <BannerTitle path="/testing" />
        <BannerLead path="/testing" className="mt-6" />
      </div>
      <Figure caption={head.caption} className="lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <div className="max-md:-mx-4 lg:-ml-4">
          <HeroDrawing>
            <TestingScene />
          </HeroDrawing>
        </div>
      </Figure>
      <div className="border-t border-ink pt-5 lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:self-end">
        <h2 className="!text-2xl">{problem.title}</h2>
        {problem.paragraphs.map((text) => (
          <p key={text} className="mt-4 text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

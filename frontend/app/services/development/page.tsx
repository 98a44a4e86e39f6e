import { SheetsScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { QuestionsBeside } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { BeforeAfter } from './before-after.tsx';
import { Purse } from './purse.tsx';
import { Weeks } from './weeks.tsx';
import { caption, ending, problem, purse, questions } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/development');

export default function Development() {
  return (
    <>
      <Head />
      <Purse />
      <section aria-labelledby="problem-title" className="gutter border-t border-line bg-side py-16 lg:py-28">
        <h2 id="problem-title" className="max-w-[12em] lg:ml-[25%]">
          {problem.title}
        </h2>
        <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:ml-[25%]">
          {problem.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <BeforeAfter />
      <Weeks />
      <QuestionsBeside title={questions.title} entries={questions.entries} look="py-16" headingId="questions-title" />
      <ServiceEnding path="/development" ending={ending} />
    </>
  );
}

// The two letters on the third sheet are its picture and stay on a phone, where the other lettering goes.
const figure = 'max-md:[&_.sample_.lettering]:inline!';

/** A narrow column of words, and beside it the sheets, which come towards the reader. */
function Head() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6">
      <BannerTrail path="/development" />
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 lg:mt-0 lg:grid-cols-12">
        <div className="lg:z-1 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:pt-8">
          <BannerTitle path="/development" />
          <BannerLead path="/development" className="mt-5 lg:max-w-[19em]" />
        </div>
        <div className={`max-md:-mx-3 lg:col-span-8 lg:col-start-5 lg:row-start-1 ${figure}`}>
          <HeroDrawing>
            <SheetsScene parts={partLinks(purse.rows.map(({ name }) => name))} />
          </HeroDrawing>
        </div>
      </div>
      <p className="note mt-3 text-ink-soft">{caption}</p>
    </section>
  );
}

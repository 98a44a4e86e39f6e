import { DatabaseScene } from '@frontdoor/drawings';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { metaFor } from '../../seo.ts';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { Contents } from '../../sheet/contents.tsx';
import { PartsTable } from '../../sheet/parts-table.tsx';
import { Phases } from '../../sheet/phases.tsx';
import { RelatedPages } from '../../sheet/related-pages.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Case } from './case.tsx';
import { Drill } from './drill.tsx';
import { call, course, head, parts, problem, questions, sections } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';

export const meta = () => metaFor('/database');

export default function Database() {
  return (
    <>
      <WideBanner
        path="/database"
        drawing={
          <HeroDrawing>
            <DatabaseScene />
          </HeroDrawing>
        }
        {...head}
        place="mx-auto lg:-mt-6 lg:w-11/12"
      />
      <Work />
      <Drill />
      <Case />
      <section
        id="questions"
        aria-labelledby="questions-title"
        className="gutter grid gap-x-10 gap-y-8 border-t border-line py-16 lg:grid-cols-12 lg:py-24"
      >
        <h2 id="questions-title" className="lg:col-span-4">
          {questions.title}
        </h2>
        <div className="lg:col-span-8">
          <Accordion entries={questions.entries} />
        </div>
      </section>
      <RelatedPages path="/database" />
      <ContactCall {...call} />
      <Consultation />
    </>
  );
}

/** The first half of the sheet, with its contents in the margin. */
function Work() {
  return (
    <div className="grid lg:grid-cols-12">
      <div className="gutter py-8 lg:col-span-3 lg:border-r lg:border-line lg:py-20">
        <Contents sections={sections} />
      </div>
      <div className="gutter pb-16 lg:col-span-9 lg:py-20">
        <section id="problem" aria-labelledby="problem-title">
          <h2 id="problem-title" className="max-w-[16em]">
            {problem.title}
          </h2>
          {problem.paragraphs.map((text) => (
            <p key={text} className="prose mt-5">
              {text}
            </p>
          ))}
        </section>
        <section id="delivered" aria-labelledby="delivered-title" className="mt-16 lg:mt-24">
          <h2 id="delivered-title" className="mb-8">
            {parts.title}
          </h2>
          <PartsTable caption={parts.caption} parts={parts.rows} />
        </section>
        <section id="course" aria-labelledby="course-title" className="mt-16 lg:mt-24">
          <h2 id="course-title" className="mb-8">
            {course.title}
          </h2>
          <Phases phases={course.phases} columns="lg:grid-cols-[2.2fr_2fr_4fr_2.2fr]" />
        </section>
      </div>
    </div>
  );
}

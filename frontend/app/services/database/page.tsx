import { DatabaseScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { QuestionsBeside } from '../../sections/questions.tsx';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { metaFor } from '../../seo.ts';
import { Contents } from '../../sections/contents.tsx';
import { PartsTable } from '../../sections/parts-table.tsx';
import { Phases } from '../../sections/phases.tsx';
import { Case } from './case.tsx';
import { Drill } from './drill.tsx';
import { course, ending, head, parts, problem, questions, sections } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/database');

export default function Database() {
  return (
    <>
      <WideBanner
        path="/database"
        drawing={
          <HeroDrawing>
            <DatabaseScene parts={partLinks(parts.rows.map(({ name }) => name))} />
          </HeroDrawing>
        }
        {...head}
        place="mx-auto lg:-mt-6 lg:w-11/12"
      />
      <Work />
      <Drill />
      <Case />
      <QuestionsBeside
        id="questions"
        title={questions.title}
        entries={questions.entries}
        look="border-t border-line py-16"
        headingId="questions-title"
      />
      <ServiceEnding path="/database" ending={ending} />
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

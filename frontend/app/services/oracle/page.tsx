import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { QuestionsInTheMiddle } from '../../sections/questions.tsx';
import { metaFor } from '../../seo.ts';
import { Nights } from './nights.tsx';
import { Offers, Releases } from './offers.tsx';
import { OracleHead } from './oracle-head.tsx';
import { Plans } from './plans.tsx';
import { course, ending, lender, problem, questions } from './words.ts';

export const meta = () => metaFor('/oracle');

export default function Oracle() {
  return (
    <>
      <OracleHead />
      <Plans />
      <Problem />
      <Offers />
      <div className="gutter grid gap-x-10 gap-y-14 py-16 lg:grid-cols-12 lg:py-28">
        <Releases />
        <Course />
      </div>
      <Lender />
      <QuestionsInTheMiddle
        title={questions.title}
        entries={questions.entries}
        look="py-16"
        headingId="questions-title"
      />
      <ServiceEnding path="/oracle" ending={ending} />
    </>
  );
}

function Problem() {
  return (
    <section aria-labelledby="problem-title" className="gutter bg-ink py-16 text-paper lg:py-28">
      <h2 id="problem-title" className="max-w-[22em]">
        {problem.title}
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:ml-[16.66%]">
        {problem.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

function Course() {
  return (
    <section aria-labelledby="course-title" className="lg:col-span-4 lg:col-start-9">
      <h2 id="course-title" className="!text-3xl">
        {course.title}
      </h2>
      <ol className="mt-6 border-t border-ink">
        {course.steps.map(({ when, text }) => (
          <li key={when} className="border-b border-line py-3">
            <p className="note text-signal">{when}</p>
            <p className="leading-snug">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The case, shown by the night's work that it used to take. */
function Lender() {
  return (
    <section aria-labelledby="lender-title" className="gutter border-y border-line bg-side py-16 lg:py-24">
      <Nights />
      <div className="mt-10 grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="lender-title" className="lg:col-span-4">
          {lender.title}
        </h2>
        {lender.paragraphs.map((text) => (
          <p key={text} className="text-ink-soft lg:col-span-4">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

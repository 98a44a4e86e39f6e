import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { Hero } from './hero.tsx';
import { June } from './june.tsx';
import { Month } from './month.tsx';
import { PartsTable } from '../../sections/parts-table.tsx';
import { Question } from './question.tsx';
import { metaFor } from '../../seo.ts';
import { ending, parts, questions, tools } from './words.ts';

export const meta = () => metaFor('/digital-marketing');

export default function DigitalMarketing() {
  return (
    <>
      <Hero />
      <Question />
      <Month />
      <June />
      <section aria-labelledby="parts" className="gutter grid gap-x-10 gap-y-8 py-14 lg:grid-cols-12 lg:py-24">
        <h2 id="parts" className="lg:col-span-3">
          {parts.title}
        </h2>
        <div className="lg:col-span-9">
          <PartsTable caption={parts.caption} parts={parts.list} />
          <h3 className="mt-12">{tools.title}</h3>
          <dl className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {tools.list.map(({ name, text }) => (
              <div key={name} className="border-t border-line pt-3">
                <dt className="note text-signal">{name}</dt>
                <dd className="mt-1 leading-snug text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section aria-labelledby="questions" className="gutter border-t border-line py-14 lg:py-20">
        <h2 id="questions">{questions.title}</h2>
        <div className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {questions.list.map(({ title, answer }) => (
            <div key={title} className="border-t border-ink pt-4 pb-10">
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft">{answer}</p>
            </div>
          ))}
        </div>
      </section>
      <ServiceEnding path="/digital-marketing" ending={ending} />
    </>
  );
}

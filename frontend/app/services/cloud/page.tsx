import { LayersScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { metaFor } from '../../seo.ts';
import { Technologies } from '../../sections/technologies.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Bill } from './bill.tsx';
import { CloudHead } from './cloud-head.tsx';
import { Move } from './move.tsx';
import { ending, layers, problem, questions, tools } from './words.ts';

export const meta = () => metaFor('/cloud');

export default function Cloud() {
  return (
    <>
      <CloudHead />
      <section aria-labelledby="problem-title" className="gutter py-16 lg:py-28">
        <h2 id="problem-title" className="max-w-[14em]">
          {problem.title}
        </h2>
        <div className="mt-8 gap-x-10 md:columns-2 lg:columns-3">
          {problem.paragraphs.map((text) => (
            <p key={text} className="mb-5 break-inside-avoid">
              {text}
            </p>
          ))}
        </div>
      </section>
      <Bill />
      <Layers />
      <Move />
      <div className="gutter py-12 lg:py-16">
        <p className="note mb-4 text-ink-soft">{tools.title}</p>
        <Technologies names={tools.names} />
      </div>
      <section
        aria-labelledby="questions-title"
        className="gutter grid gap-x-10 gap-y-8 border-t border-line py-16 lg:grid-cols-12 lg:py-24"
      >
        <h2 id="questions-title" className="lg:col-span-5">
          {questions.title}
        </h2>
        <div className="lg:col-span-7">
          <Accordion entries={questions.entries} />
        </div>
      </section>
      <ServiceEnding path="/cloud" ending={ending} />
    </>
  );
}

/** The parts of the delivery: the same five names on the slabs and in the list, in the same order. */
function Layers() {
  return (
    <section aria-labelledby="layers-title" className="gutter grid gap-x-10 gap-y-10 py-16 lg:grid-cols-12 lg:py-28">
      <div className="max-lg:mx-auto max-lg:max-w-72 lg:col-span-4">
        <LayersScene names={layers.rows.map(({ name }) => name)} label={layers.label} />
      </div>
      <div className="lg:col-span-8">
        <h2 id="layers-title">{layers.title}</h2>
        <p className="lead mt-5">{layers.lead}</p>
        <dl className="mt-8 border-t-2 border-ink">
          {layers.rows.map(({ title, text, time }) => (
            <div key={title} className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[13rem_1fr]">
              <dt>
                <span className="block font-semibold">{title}</span>
                <span className="note text-signal">{time}</span>
              </dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

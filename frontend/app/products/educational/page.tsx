import { TimetableScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { DrawingHead } from '../../sections/drawing-head.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { metaFor } from '../../seo.ts';
import { AttendanceStrip } from './attendance-strip.tsx';
import { CourseParts } from './course-parts.tsx';
import { MovedLesson } from './moved-lesson.tsx';
import { audience, batch, call, figure, questions, questionsTitle, running } from './words.ts';

const path = '/products/educational';
export const meta = () => metaFor('/products/educational');

export default function Educational() {
  return (
    <>
      <DrawingHead
        path={path}
        drawing={
          <div className="max-md:-mx-3">
            <TimetableScene />
          </div>
        }
        caption={figure.caption}
        places={{
          sheet:
            'graph-paper grid gap-x-12 gap-y-8 border-b border-line pt-10 pb-10 lg:grid-flow-dense lg:grid-cols-[8fr_5fr] lg:pb-16',
          trail: 'lg:col-span-2',
          words: 'lg:col-start-2 lg:self-center',
        }}
      />
      <section className="gutter py-14 lg:py-20">
        <h2 className="max-w-[16em]">{audience.title}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
          <p className="lead">{audience.text}</p>
          <p className="border-l-2 border-signal pl-4">{audience.counter}</p>
        </div>
      </section>
      <MovedLesson />
      <AttendanceStrip />
      <CourseParts />
      <section className="gutter grid gap-x-12 gap-y-4 bg-ink py-14 text-paper lg:grid-cols-[2fr_3fr] lg:py-20">
        <h2>{batch.title}</h2>
        <div>
          <p>{batch.text}</p>
          <p className="note mt-4 border-t border-field pt-3">{batch.sum}</p>
        </div>
      </section>
      <section className="gutter grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[3fr_2fr] lg:py-20">
        <div>
          <QuestionsBelow title={questionsTitle} entries={questions} headingLook="mb-6" />
        </div>
        <div>
          <h2>{running.title}</h2>
          <dl className="mt-6 grid gap-4">
            {running.entries.map(({ term, text }) => (
              <div key={term}>
                <dt className="note text-signal">{term}</dt>
                <dd className="leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <OfferEnding path="/products/educational" call={call} />
    </>
  );
}

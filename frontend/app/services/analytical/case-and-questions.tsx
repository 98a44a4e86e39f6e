import { QuestionsBelow } from '../../sections/questions.tsx';
import { Facts } from '../../ui/facts.tsx';
import { example, questions } from './words.ts';

/** A distributor before and after, beside questions of buyers. */
export function CaseAndQuestions() {
  return (
    <div className="gutter grid gap-x-16 gap-y-14 border-t border-line bg-paper py-14 lg:grid-cols-2 lg:py-24">
      <section aria-labelledby="case">
        <p className="note text-signal">{example.note}</p>
        <h2 id="case" className="mt-3">
          {example.title}
        </h2>
        <p className="prose mt-5">{example.text}</p>
        <Facts facts={example.facts} className="mt-8 bg-raised" />
        <p className="note mt-4 text-ink-soft">{example.after}</p>
      </section>
      <section aria-labelledby="questions" className="lg:pt-[1.92rem]">
        <QuestionsBelow title={questions.title} entries={questions.entries} headingId="questions" headingLook="mb-6" />
      </section>
    </div>
  );
}

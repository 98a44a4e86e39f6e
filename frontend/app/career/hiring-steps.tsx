import { PhaseText } from '../sections/phases.tsx';
import { AnswerFigure } from './answer-figure.tsx';
import { steps, stepsTitle } from './words.ts';

/** Four steps along one dimension line. */
export function HiringSteps() {
  return (
    <section className="gutter border-t border-line bg-paper py-14 lg:py-24">
      <h2 className="max-w-[16em]">{stepsTitle}</h2>
      <AnswerFigure />
      <ol className="mt-10 grid border-ink max-md:border-l md:grid-cols-4 lg:grid-cols-[2fr_3fr_3fr_5fr] md:border-r">
        {steps.map(({ when, title, text }) => (
          <li key={title} className="border-ink pt-0 pb-8 md:border-l md:pb-2">
            <PhaseText when={when} title={title} text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

import { steps, stepsTitle } from './words.ts';

/** Four steps along one dimension line. */
export function HiringSteps() {
  return (
    <section className="gutter border-t border-line bg-paper py-14 lg:py-24">
      <h2 className="max-w-[16em]">{stepsTitle}</h2>
      <ol className="mt-10 grid border-ink max-md:border-l md:grid-cols-4 lg:grid-cols-[2fr_3fr_3fr_5fr] md:border-r">
        {steps.map(({ when, title, text }) => (
          <li key={title} className="border-ink pt-0 pb-8 md:border-l md:pb-2">
            <div className="figure-line px-4 pt-6">
              <p className="note text-signal">{when}</p>
              <h3 className="mt-1">{title}</h3>
              <p className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

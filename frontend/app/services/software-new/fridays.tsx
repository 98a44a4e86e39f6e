import { StaircaseScene } from '@frontdoor/drawings';
import { letterOf, partId } from '../../ui/pictures/part-links.ts';
import { fridays } from './words.ts';

/** The fourteen weeks, with the sum owed at the end of each stage. */
export function Fridays() {
  const { note, title, text, label, caption, stages } = fridays;
  return (
    <section aria-labelledby="fridays" className="gutter graph-paper border-y border-line py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <figure className="min-w-0 lg:col-span-8">
          <StaircaseScene label={label} />
          <figcaption className="note mt-2 text-ink-soft">{caption}</figcaption>
        </figure>
        <div className="lg:col-span-4 max-lg:row-start-1">
          <p className="note mb-5 text-signal">{note}</p>
          <h2 id="fridays">{title}</h2>
          <p className="mt-5 text-ink-soft">{text}</p>
        </div>
      </div>
      <ol className="mt-10 grid overflow-hidden border border-ink bg-raised sm:grid-cols-2 lg:grid-cols-[2fr_2fr_3fr_3fr]">
        {stages.map(({ when, name, text: stage }, index) => (
          <li key={when} id={partId(index)} className="-mt-px -ml-px border-t border-l border-line px-4 py-4">
            <p className="note flex items-center justify-between text-signal">
              {when}
              <span className="grid size-7 place-items-center rounded-full border border-signal text-ink">
                {letterOf(index)}
              </span>
            </p>
            <p className="mt-1 text-[0.95rem] leading-normal">
              <strong>{name}.</strong> {stage}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

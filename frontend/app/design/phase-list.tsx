import { useId } from 'react';
import { PhasePicture } from '@frontdoor/drawings';
import { phases, phasesHead } from './words.ts';

/** The phases: a press on a name shows its picture, summary and points, and folds the others. The browser does it, also without script. */
export function PhaseList() {
  const group = useId();
  return (
    <section aria-labelledby="phases" className="bg-paper py-14 lg:py-24">
      <header className="gutter">
        <p className="note mb-4 text-signal">{phasesHead.note}</p>
        <h2 id="phases" className="max-w-[18em]">
          {phasesHead.title}
        </h2>
        <p className="note mt-4 text-ink-soft">{phasesHead.lead}</p>
      </header>
      <div className="mt-10 border-t border-ink">
        {phases.map(({ station, name, time, summary, points, end, label }, index) => (
          <details
            key={station}
            name={group}
            open={index === 0}
            className="accordion group border-b border-line open:bg-raised"
          >
            <summary
              // One phase is always chosen: the open one is not folded, only left for another.
              onClick={(event) => {
                if (event.currentTarget.closest('details')?.open) event.preventDefault();
              }}
              className="gutter grid min-h-16 cursor-pointer group-open:pointer-events-none grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-4 py-5 hover:text-signal sm:grid-cols-[3rem_minmax(0,1fr)_12rem_auto]"
            >
              <span className="note text-signal">{index + 1}</span>
              <span className="font-display text-2xl leading-tight font-semibold tracking-tight">{name}</span>
              <span className="note text-ink-soft max-sm:hidden">{time}</span>
            </summary>
            <div className="gutter grid gap-x-10 gap-y-6 pb-10 lg:grid-cols-12 lg:items-center">
              <figure className="lg:col-span-5">
                <PhasePicture station={station} label={label} />
                <figcaption className="note mt-1 text-ink-soft">
                  {phasesHead.detail} {index + 1} · {time}
                </figcaption>
              </figure>
              <div className="lg:col-span-7">
                <p className="max-w-[34em] text-lg leading-snug">{summary}</p>
                <ul className="mt-5 max-w-[36em] list-[square] space-y-2 pl-5 text-ink-soft marker:text-signal">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <p className="figure-line mt-8 pt-3">
                  <span className="note mr-3 text-signal">{phasesHead.end}</span>
                  {end}
                </p>
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

import { PhasePicture } from '@frontdoor/drawings';
import { phases, phasesHead } from './words.ts';

/** The phases as one choice: a press on a name shows its picture, summary and points in place of those of the phase before. HTML does it, also without script. */
export function PhaseList() {
  return (
    <section aria-labelledby="phases" className="bg-paper py-14 lg:py-24">
      <header className="gutter">
        <p className="note mb-4 text-signal">{phasesHead.note}</p>
        <h2 id="phases" className="max-w-[18em]">
          {phasesHead.title}
        </h2>
        <p className="note mt-4 text-ink-soft">{phasesHead.lead}</p>
      </header>
      <div role="radiogroup" aria-labelledby="phases" className="mt-10 border-t border-ink">
        {phases.map(({ station, name, time, summary, points, end, label }, index) => (
          <div key={station} className="relative border-b border-line">
            <input
              id={`phase-${station}`}
              type="radio"
              name="phase"
              defaultChecked={index === 0}
              className="peer absolute top-6 right-[clamp(1rem,3vw,2.5rem)] size-6 cursor-pointer appearance-none rounded-full border border-field bg-paper checked:border-[7px] checked:border-signal forced-colors:appearance-auto print:hidden"
            />
            <label
              htmlFor={`phase-${station}`}
              className="gutter grid min-h-16 cursor-pointer grid-cols-[2.5rem_minmax(0,1fr)_1.5rem] items-baseline gap-x-4 py-5 peer-checked:bg-raised hover:text-signal sm:grid-cols-[3rem_minmax(0,1fr)_12rem_1.5rem]"
            >
              <span className="note text-signal">{index + 1}</span>
              <span className="font-display text-2xl leading-tight font-semibold tracking-tight">{name}</span>
              <span className="note text-ink-soft max-sm:hidden">{time}</span>
            </label>
            <div className="gutter hidden gap-x-10 gap-y-6 bg-raised pb-10 peer-checked:grid lg:grid-cols-12 lg:items-center print:grid">
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
          </div>
        ))}
      </div>
    </section>
  );
}

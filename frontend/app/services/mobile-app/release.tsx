import { Technologies } from '../../sections/technologies.tsx';
import { release } from './words.ts';

/** A release grows: the bars grow with the steps, not to scale. */
export function Release() {
  return (
    <section aria-labelledby="release-title" className="gutter graph-paper border-y border-line py-16 lg:py-24">
      <h2 id="release-title" className="max-w-[16em]">
        {release.title}
      </h2>
      <p className="lead mt-5 max-w-[38em]">{release.lead}</p>
      <ol className="mt-10 border-l-2 border-ink">
        {release.steps.map(({ day, share, text, width }) => (
          <li key={day} className="pb-8 last:pb-0">
            <span aria-hidden="true" className={`block h-4 bg-signal ${width}`} />
            <div className="grid items-baseline gap-x-6 pt-2 pl-4 md:grid-cols-[8rem_11rem_1fr]">
              <p className="note text-signal">{day}</p>
              <h3>{share}</h3>
              <p className="max-w-[36em] leading-snug text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note mt-16 mb-4 text-ink-soft">{release.tools}</p>
      <Technologies names={release.names} />
    </section>
  );
}

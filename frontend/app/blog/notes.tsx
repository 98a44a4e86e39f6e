import { articles } from '../content/blog.ts';
import { DayOf } from './day-of.tsx';
import { notes } from './words.ts';

/** The shorter notes, whole: two sheets beside each other, the second one hung lower. */
export function Notes() {
  return (
    <div className="gutter grid gap-x-16 gap-y-14 bg-paper py-14 lg:grid-cols-2 lg:py-24">
      {notes.map(({ id, lead, paragraphs, measure }) => {
        const entry = articles.find(({ to }) => to.endsWith(`#${id}`));
        return (
          <article key={id} id={id} className="scroll-mt-24 lg:even:mt-32" aria-labelledby={`${id}-title`}>
            <p className="note mb-4 text-ink-soft">{entry && <DayOf date={entry.date} />}</p>
            <h2 id={`${id}-title`} className="!text-3xl">
              {entry?.title}
            </h2>
            <p className="mt-5 text-lg leading-snug font-semibold">{lead}</p>
            {paragraphs.map((text) => (
              <p key={text} className="mt-4 text-ink-soft">
                {text}
              </p>
            ))}
            <p className="figure-line note mt-8 pt-3 text-signal">{measure}</p>
          </article>
        );
      })}
    </div>
  );
}

import { ledger } from './words.ts';

const ground = (state: string) => {
  if (state.startsWith('earned')) return 'bg-(--deep-pale) border-t-4 border-t-deep';
  return state === 'registered' ? 'bg-raised border-t-4 border-t-signal' : 'border-t-4 border-dashed';
};

/** The credits of one student, semester by semester; the four sums below are of the row above. */
export function CreditLedger() {
  const { title, text, head, semesters, columns, sums, elective } = ledger;
  return (
    <section className="gutter py-14 lg:py-20">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[2fr_1fr]">
        <h2>{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="mt-10 border border-ink">
        <h3 className="border-b border-ink bg-side px-4 py-2 !text-base">{head}</h3>
        <ol className="grid bg-paper md:grid-cols-4 lg:grid-cols-8" aria-label={columns.semester}>
          {semesters.map(({ semester, credits, state, sgpa }) => (
            <li
              key={semester}
              className={`flex flex-wrap items-baseline gap-x-3 border-r border-line px-3 py-3 md:flex-col lg:min-h-44 ${ground(state)}`}
            >
              <span className="note">
                {columns.semester} {semester}
              </span>
              <span className="font-display text-3xl font-semibold">{credits}</span>
              <span className="text-[0.9rem] leading-snug">{state}</span>
              {sgpa && (
                <span className="note md:mt-auto">
                  {columns.sgpa} {sgpa}
                </span>
              )}
            </li>
          ))}
        </ol>
        <dl className="grid grid-cols-2 border-t border-ink bg-raised md:grid-cols-4">
          {sums.map(({ term, text: sum }) => (
            <div
              key={term}
              className="flex items-baseline justify-between gap-2 border-line px-4 py-3 even:border-l md:not-first:border-l"
            >
              <dt className="note text-ink-soft">{term}</dt>
              <dd className="font-mono font-semibold">{sum}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line px-4 py-3 font-semibold text-signal">{elective}</p>
      </div>
    </section>
  );
}

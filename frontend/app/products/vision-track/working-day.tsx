import { day } from './words.ts';

/** The record of one day on one line; the two parts inside are as long as they lasted. */
export function WorkingDay() {
  const { title, text, head, spans, sum, action } = day;
  return (
    <section className="gutter py-14 lg:py-20">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <h2>{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="mt-10 border border-ink bg-raised p-5 lg:p-8">
        <h3>{head}</h3>
        {/* 216, 42 and 291 minutes; lunch is drawn wide enough for its words. */}
        <ol className="mt-6 grid gap-y-1 md:grid-cols-[216fr_minmax(8.5rem,42fr)_291fr]">
          {spans.map(({ from, to, name, length, kind }) => (
            <li
              key={from}
              className={`border-ink px-3 py-3 max-md:border-l-4 md:border-t-4 ${kind === 'in' ? 'bg-side' : 'border-dashed'}`}
            >
              <span className="note block text-ink-soft">
                {from} <span aria-hidden>–</span> {to}
              </span>
              <span className="block font-semibold">{name}</span>
              <span className="note">{length}</span>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <p>{sum}</p>
          <span className="border border-signal px-4 py-2 font-semibold text-signal">{action}</span>
        </div>
      </div>
    </section>
  );
}

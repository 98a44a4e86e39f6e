import { history } from '../content/history.ts';
import { historyTitle } from './words.ts';

/** The years along one vertical measure. */
export function History() {
  return (
    <section
      aria-labelledby="history"
      className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-paper py-14 lg:grid-cols-12 lg:py-24"
    >
      <h2 id="history" className="lg:col-span-4">
        {historyTitle}
      </h2>
      <ol className="border-l border-ink lg:col-span-8">
        {history.map(({ year, text }) => (
          <li key={year} className="relative grid gap-x-6 pb-8 pl-6 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="absolute top-3 -left-[5px] h-px w-3 rotate-[-45deg] bg-signal" />
            <span className="font-mono font-semibold">{year}</span>
            <p className="max-w-[34em] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

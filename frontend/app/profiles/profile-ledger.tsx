import type { Highlight } from '../content/life.ts';

/** A career as a ledger: the year in the margin. */
export function ProfileLedger({
  highlights,
  className = '',
}: {
  highlights: readonly Highlight[];
  className?: string;
}) {
  return (
    <ol className={`border-t border-ink ${className}`}>
      {highlights.map(({ year, title, text }) => (
        <li key={title} className="grid gap-x-6 border-b border-line py-5 sm:grid-cols-[4rem_1fr]">
          <p className="note pt-1 text-signal">{year}</p>
          <div>
            <h3>{title}</h3>
            <p className="mt-1 leading-normal text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import { roll } from './words.ts';

const total = roll.lines.reduce((sum, { days }) => sum + days, 0);

/** The receipt in the margin: its lines are the modules, its figures the days each of them takes. */
export function ReceiptRoll() {
  return (
    <nav
      aria-label={roll.note}
      className="mx-auto max-w-80 border-x border-dashed border-field bg-raised px-6 py-8 font-mono text-[0.95rem] shadow-[0_1px_0_var(--line)] lg:self-start lg:sticky lg:top-24"
    >
      <p className="text-center font-semibold">{roll.shop}</p>
      <p className="note mt-1 border-b border-dashed border-ink pb-3 text-center text-ink-soft">{roll.note}</p>
      <ol className="py-2">
        {roll.lines.map(({ id, name, days }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center justify-between gap-3 hover:text-signal">
              <span className="leading-tight">{name}</span>
              <span>{days}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="flex justify-between border-y border-dashed border-ink py-2 text-lg font-semibold">
        <span>{roll.total}</span>
        <span>{total}</span>
      </p>
      <p className="note mt-3 text-center text-ink-soft">{roll.foot}</p>
      <svg viewBox="0 0 200 34" aria-hidden="true" className="mt-4 h-9 w-full fill-ink" preserveAspectRatio="none">
        {bars.map(([x, width]) => (
          <rect key={x} x={x} width={width} height="34" />
        ))}
      </svg>
    </nav>
  );
}

// A bar code without content: its widths repeat after a while.
const bars = Array.from({ length: 33 }, (_, at) => [at * 6, 1 + ((at * 7) % 5) * 0.8] as const);

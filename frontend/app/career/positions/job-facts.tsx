import type { Fact } from './facts-of.ts';

/** The facts of a post as ruled cells of one row. */
export function JobFacts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`flex flex-wrap overflow-clip border border-line ${className}`}>
      {facts.map(({ term, text, day }) => (
        <div key={term} className="-mt-px -ml-px flex-auto basis-32 border-t border-l border-line px-3 py-2">
          <dt className="note text-ink-soft">{term}</dt>
          <dd className="text-[0.95rem] leading-snug font-medium">
            {day ? (
              <time dateTime={day} className="whitespace-nowrap">
                {text}
              </time>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

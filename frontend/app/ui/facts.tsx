type FactsProps = { facts: readonly { term: string; text: string }[]; className?: string };

/** Three facts as ruled cells of one row; their texts stand on one line, even below names of different length. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`grid grid-cols-3 border border-line ${className}`}>
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className="flex flex-col justify-between border-l border-line px-2 py-3 first:border-l-0 sm:px-3"
        >
          <dt className="note text-ink-soft">{term}</dt>
          <dd className="font-display leading-snug font-semibold sm:text-lg">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

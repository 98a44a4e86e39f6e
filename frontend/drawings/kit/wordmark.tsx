type WordmarkProps = {
  name: string;
  /** The company's own mark, a path in a square of 28. Makers of technologies have not lent us theirs, so their names stand as words. */
  mark?: string;
  className?: string;
};

/** A name set like a company's own: its small geometric mark, where it has one, and the word. */
export function Wordmark({ name, mark, className = '' }: WordmarkProps) {
  return (
    <span
      className={`wordmark inline-flex items-center gap-2 font-display text-lg leading-none font-bold tracking-tight ${className}`}
    >
      {mark && (
        <svg viewBox="0 0 28 28" width="28" height="28" className="shrink-0" aria-hidden="true">
          <path d={mark} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        </svg>
      )}
      {name}
    </span>
  );
}

import { hashOf } from './hash-of.ts';

const marks = [
  'M4 20 14 4l10 16Z',
  'M4 4h20v20H4ZM4 14h20',
  'M14 3a11 11 0 1 0 .1 0ZM14 3v22',
  'M4 9 14 4l10 5v10l-10 5-10-5ZM4 9l10 5 10-5M14 14v10',
  'M4 24V10l7 7 7-13 6 20',
  'M5 14a9 9 0 0 1 18 0M5 20h18',
];

type WordmarkProps = {
  name: string;
  /** The company's own mark, a path in a square of 28; without one the name picks one of six. */
  mark?: string;
  className?: string;
};

/** A name set like a company's own: a small geometric mark and the word. */
export function Wordmark({ name, mark, className = '' }: WordmarkProps) {
  return (
    <span
      className={`wordmark inline-flex items-center gap-2 font-display text-lg leading-none font-bold tracking-tight ${className}`}
    >
      <svg viewBox="0 0 28 28" width="28" height="28" className="shrink-0" aria-hidden="true">
        <path
          d={mark ?? marks[hashOf(name) % marks.length]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}

import { axeRun } from './axe-run.ts';
import { writtenDay } from './written-day.ts';
import { readings } from './words.ts';

const figures = [
  { term: readings.pages, text: String(axeRun.pages.length) },
  { term: readings.passed, text: String(axeRun.passed) },
  { term: readings.broken, text: String(axeRun.violations.length) },
  { term: readings.undecided, text: String(axeRun.undecided.length) },
] as const;

/** The last run in four numbers, and its day. */
export function Readings() {
  return (
    <dl
      aria-label={readings.title}
      className="grid grid-cols-2 border-t-2 border-ink bg-raised md:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      {figures.map(({ term, text }) => (
        <div
          key={term}
          className="gutter flex flex-col-reverse justify-end border-line py-4 odd:border-r max-md:border-b md:border-r"
        >
          <dt className="note text-ink-soft">{term}</dt>
          <dd className="font-display text-4xl leading-none font-semibold tracking-tight">{text}</dd>
        </div>
      ))}
      <div className="gutter flex flex-col-reverse justify-end py-4 max-md:col-span-2">
        <dt className="note text-ink-soft">{readings.day}</dt>
        <dd className="font-display text-xl leading-9 font-semibold whitespace-nowrap">
          <time dateTime={axeRun.day}>{writtenDay(axeRun.day)}</time>
        </dd>
      </div>
    </dl>
  );
}

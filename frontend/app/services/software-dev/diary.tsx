import { KeysScene } from '@frontdoor/drawings';
import { Figure } from '../../ui/pictures/figure.tsx';
import { diary } from './words.ts';

/** Fourteen weeks along the margin: each entry hangs at its own week. */
export function Diary() {
  return (
    <section aria-labelledby="diary" className="gutter graph-paper border-t border-line py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 id="diary" className="lg:col-span-5">
          {diary.title}
        </h2>
        <Figure caption={diary.figure} className="lg:col-span-7 lg:pl-10">
          <KeysScene />
        </Figure>
      </div>
      <ol className="mt-10 border-t-2 border-ink">
        {diary.entries.map(({ week, text }, index) => (
          <li
            key={week}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline border-b border-line py-4 lg:grid-cols-12"
          >
            <span className="font-mono text-2xl font-semibold text-signal lg:col-span-1">{week.padStart(2, '0')}</span>
            <p className={`max-w-[30em] lg:col-span-6 ${indents[index] ?? ''}`}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const indents = [
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
  'lg:col-start-7',
];

import { portfolio, type Work } from '../content/portfolio.ts';
import { Visit } from './visit.tsx';
import { workWords } from './words.ts';

type WorkWordsProps = { work: Work; className?: string };

const numberOf = (work: Work) => String(portfolio.indexOf(work) + 1).padStart(2, '0');

/** The number on its door and the year, as a note. */
export const WorkNote = ({ work }: { work: Work }) => (
  <p className="note text-signal">
    {numberOf(work)}{' '}
    <span className="text-ink-soft">
      — {workWords.since} {work.year}
    </span>
  </p>
);

/** The text beside a small picture. */
export function WorkWords({ work, className = '' }: WorkWordsProps) {
  return (
    <div className={className}>
      <WorkNote work={work} />
      <h2 id={work.key} className="mt-2 text-[1.6rem]!">
        {work.name}
      </h2>
      <p className="note mt-1">{work.line}</p>
      <p className="prose mt-4 text-ink-soft">{work.text}</p>
      <p className="mt-5">
        <Visit work={work} />
      </p>
    </div>
  );
}

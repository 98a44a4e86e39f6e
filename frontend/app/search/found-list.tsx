import { Link } from 'react-router-dom';
import { isServed } from '../served/is-served.ts';
import type { FoundPage } from './finder.ts';
import type { Piece } from './passage.ts';
import { searchWords } from './words.ts';

type FoundListProps = { pages: readonly FoundPage[]; onFollow?: (() => void) | undefined };

/** One entry per page: its sheet number and title, the place that has the words, and the sections to go to at once. */
export function FoundList({ pages, onFollow }: FoundListProps) {
  return (
    <ol className="mt-2 border-t border-ink">
      {pages.map(({ path, sheet, title, passage, places }) => (
        <li key={path} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-4">
          <span className="note pt-1 text-ink-soft">{sheet}</span>
          <div className="min-w-0">
            <Link
              to={path}
              reloadDocument={isServed(path)}
              viewTransition
              onClick={onFollow}
              className="font-display text-lg leading-snug font-semibold hover:text-signal"
            >
              <Marked pieces={title} />
            </Link>
            {sheet === undefined && <p className="note text-signal">{searchWords.position}</p>}
            <p className="mt-1 text-[0.95rem] leading-snug text-ink-soft">
              <Marked pieces={passage} />
            </p>
            {places.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-x-5">
                {places.map(({ to, heading }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      reloadDocument={isServed(to)}
                      viewTransition
                      onClick={onFollow}
                      className="inline-block border-b border-line py-1 text-[0.9rem] leading-snug hover:border-signal"
                    >
                      <Marked pieces={heading} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have their places only
      <mark key={index} className="border-b-2 border-signal bg-transparent text-ink">
        {text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index}>{text}</span>
    ),
  );
}

import type { Schemas } from '@frontdoor/contract';
import './hits.css';

type Hit = Schemas['HitView'];

const placeTexts: Record<Hit['where'], string> = {
  name: 'Name',
  email: 'E-mail',
  reference: 'Reference',
  apply: 'Position',
  resume: 'Resume',
  note: 'Note',
};

/** Where a search has found an application: a line of each field or text, with the words marked. */
export const HitLines = ({ hits }: { hits: readonly Hit[] | undefined }) => {
  if (!hits || hits.length === 0) return null;
  return (
    <ul className="hits" aria-label="Found in">
      {hits.map(({ where, parts }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never move
        <li key={line}>
          <span className="mono soft">{placeTexts[where]}</span>{' '}
          {/* oxlint-disable-next-line react/no-array-index-key -- the parts of a text, in its order */}
          {parts.map(({ text, hit }, part) => (hit ? <mark key={part}>{text}</mark> : text))}
        </li>
      ))}
    </ul>
  );
};

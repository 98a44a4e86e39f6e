import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import './hits.css';

type Hit = Schemas['HitView'];

/** Where a search has found an application: a line of each field or text, with the words marked. */
export const HitLines = ({ hits }: { hits: readonly Hit[] | undefined }) => {
  if (!hits || hits.length === 0) return null;
  return (
    <ul className="hits" aria-label={translate('hits.foundIn')}>
      {hits.map(({ where, parts }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never move
        <li key={line}>
          <span className="mono soft">{translate(`hits.places.${where}`)}</span>{' '}
          {/* oxlint-disable-next-line react/no-array-index-key -- the parts of a text, in its order */}
          {parts.map(({ text, hit }, part) => (hit ? <mark key={part}>{text}</mark> : text))}
        </li>
      ))}
    </ul>
  );
};

import type { Application } from '@frontdoor/contract';
import { LastChange } from '../../form/drafts/last-change.tsx';
import { ScrollRegion } from '../../values/scroll-region.tsx';
import { StageLabel } from '../stage-label.tsx';
import { translate } from '../../messages/translate.ts';

type Props = {
  people: readonly Application[];
  /** Obstacles and recent changes, by the id of the application. */
  notes: Record<string, string>;
  title?: string;
};

/** Of so many it is said who has changed them: each is a request. */
const MOST_NAMED = 10;

/** Lists exactly the applications whose ids are sent. */
export const MovedPeople = ({ people, notes, title = translate('move.who') }: Props) => {
  const named = Object.keys(notes).slice(0, MOST_NAMED);
  return (
    <ScrollRegion title={title}>
      <ul className="plain">
        {people.map(({ id: one, name, email, reference, stage }) => (
          <li key={one}>
            <b>{name}</b> <span className="soft">{email}</span>
            <span className="mono soft under-line">
              {reference} <StageLabel stage={stage} />
            </span>
            {notes[one] && <p className="error">{notes[one]}</p>}
            {named.includes(one) && <LastChange resource="applications" id={one} />}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
};

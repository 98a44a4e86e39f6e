import type { Application } from '@frontdoor/contract';
import { ScrollRegion } from '../../values/scroll-region.tsx';
import { StageLabel } from '../stage-label.tsx';
import { translate } from '../../messages/translate.ts';

type Props = {
  people: readonly Application[];
  /** Obstacles and recent changes, by the id of the application. */
  notes: Record<string, string>;
  title?: string;
};

/** Lists exactly the applications whose ids are sent. */
export const MovedPeople = ({ people, notes, title = translate('move.who') }: Props) => (
  <ScrollRegion title={title}>
    <ul className="plain">
      {people.map(({ id: one, name, email, reference, stage }) => (
        <li key={one}>
          <b>{name}</b> <span className="soft">{email}</span>
          <span className="mono soft under-line">
            {reference} <StageLabel stage={stage} />
          </span>
          {notes[one] && <p className="error">{notes[one]}</p>}
        </li>
      ))}
    </ul>
  </ScrollRegion>
);

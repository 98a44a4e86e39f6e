import type { Interview } from '@frontdoor/contract';
import { useField } from '../../form/fields/fields.tsx';
import { Tick } from '../../form/fields/tick.tsx';
import { translate } from '../../messages/translate.ts';
import { timesText } from '../interview-text.ts';
import { isBeside } from '../interview-values.ts';

type Props = {
  /** Of the applicant. */
  name: string;
  others: readonly Interview[];
  change: (other: Interview) => void;
};

/** Names the coming interviews that an applicant has already, and asks whether another one is meant. A newer one is asked about again. */
export const OtherInterviews = ({ name, others, change }: Props) => {
  const { field, notes } = useField({ source: 'besides' });
  const besides: string[] = field.value;
  const errorId = `${notes.id}-error`;
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="alert" role="group" aria-describedby={notes.error ? errorId : undefined}>
          <p>{translate('interviews.others', { name })}</p>
          <ul className="plain">
            {others.map((other) => (
              <li key={other.id}>
                {timesText(other)},{' '}
                {translate('interviews.with', { people: other.people.map((one) => one.name).join(', ') })}{' '}
                <button type="button" className="link" onClick={() => change(other)}>
                  {translate('interviews.changeThis')}
                  <span className="visually-hidden"> {translate('interviews.ofThis', { time: timesText(other) })}</span>
                </button>
              </li>
            ))}
          </ul>
          <Tick
            label={translate('interviews.another')}
            ticked={isBeside({ besides }, others)}
            change={(ticked) => field.onChange(ticked ? others.map(({ id }) => id) : [])}
          />
          {notes.error && (
            <p id={errorId} className="error">
              {notes.error}
            </p>
          )}
        </div>
      )}
    </div>
  );
};

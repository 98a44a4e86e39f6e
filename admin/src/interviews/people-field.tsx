import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { useField } from '../form/fields/fields.tsx';
import { Tick } from '../form/fields/tick.tsx';
import { translate } from '../messages/translate.ts';

const nobody: readonly { id: string; name: string }[] = [];

/** Who of the staff takes part. Somebody who has left stays in an interview that has them, until taken out. */
export const PeopleField = ({ chosen = nobody }: { chosen?: typeof nobody }) => {
  const { field, notes } = useField({ source: 'people' });
  const { data: interviewers = [] } = useRead(reads.interviewers());
  const ids: string[] = field.value;
  const gone = chosen.filter(({ id }) => !interviewers.some((one) => one.id === id));
  const errorId = `${notes.id}-error`;
  return (
    <fieldset aria-describedby={notes.error ? errorId : undefined}>
      <legend className="mono">{translate('interviews.people')}</legend>
      <div className="ticks">
        {[...interviewers, ...gone].map(({ id, name }) => (
          <Tick
            key={id}
            label={name}
            ticked={ids.includes(id)}
            change={(ticked) => field.onChange(ticked ? [...ids, id] : ids.filter((other) => other !== id))}
          />
        ))}
      </div>
      {notes.error && (
        <p id={errorId} className="error">
          {notes.error}
        </p>
      )}
    </fieldset>
  );
};

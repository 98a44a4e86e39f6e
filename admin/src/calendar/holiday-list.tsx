import { useNewDraft } from '../form/drafts/use-draft.ts';
import { SavedMeanwhile } from '../form/fields/both-values.tsx';
import { Fields, useField } from '../form/fields/fields.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useRemoval } from '../form/use-removal.ts';
import { translate } from '../messages/translate.ts';
import { typedText } from '../values/times/typed-days.ts';
import { fromLine, holidayFaults, withHoliday } from './holidays.ts';

const nothing = { day: '', name: '' };
const LONGEST_NAME = 80;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** "Fri 2 Oct 2026": a day of the calendar, which is the same in every time zone. */
const dayText = (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${typedText(day)}`;

/** The holidays, to add to and to take from; nothing is saved before the form is. */
export const HolidayList = () => {
  const { field, notes } = useField({ source: 'holidays' });
  const lines: string[] = field.value;
  const draft = useNewDraft('calendar/holiday', nothing, (typed) => holidayFaults(lines, typed));
  const { list, remove } = useRemoval(lines, field.onChange);
  const addTyped = draft.form.handleSubmit((typed) => {
    field.onChange(withHoliday(lines, typed));
    draft.discard();
  });
  return (
    <fieldset ref={list}>
      <legend className="mono">{translate('calendar.holidays')}</legend>
      {notes.error && <p className="error">{notes.error}</p>}
      {lines.length === 0 && <p className="soft">{translate('calendar.noHolidays')}</p>}
      <ul className="plain options holidays">
        {lines.map((line) => {
          const { day, name } = fromLine(line);
          return (
            <li key={line} className="row">
              <span className="mono soft">{dayText(day)}</span>
              <span className="holiday">{name}</span>
              <button type="button" className="link remove" onClick={() => remove(line)}>
                {translate('buttons.remove')}
                <span className="visually-hidden"> {line}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="inline">
        <Fields fields={draft}>
          <TextField source="day" type="date" label={translate('calendar.day')} />
          <TextField
            source="name"
            label={translate('calendar.name')}
            maxLength={LONGEST_NAME}
            enter={() => void addTyped()}
          />
        </Fields>
        <button type="button" className="button" onClick={() => void addTyped()}>
          {translate('buttons.add')}
        </button>
      </div>
      <SavedMeanwhile label={translate('calendar.holidays')} notes={notes} />
    </fieldset>
  );
};

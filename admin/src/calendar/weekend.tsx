import { useField } from '../form/fields/fields.tsx';
import { Tick } from '../form/fields/tick.tsx';
import { optionsOf, translate } from '../messages/translate.ts';

/** The days of each week on which nobody works. */
export const Weekend = () => {
  const { field, notes } = useField({ source: 'weekend' });
  const off: number[] = field.value;
  const change = (day: number, ticked: boolean) =>
    field.onChange(ticked ? [...off, day].toSorted((one, other) => one - other) : off.filter((other) => other !== day));
  return (
    <fieldset>
      <legend className="mono">{translate('calendar.weekend')}</legend>
      {notes.error && <p className="error">{notes.error}</p>}
      <div className="weekend">
        {optionsOf('calendar.days').map(([name, label], at) => (
          <Tick key={name} label={label} ticked={off.includes(at + 1)} change={(ticked) => change(at + 1, ticked)} />
        ))}
      </div>
    </fieldset>
  );
};

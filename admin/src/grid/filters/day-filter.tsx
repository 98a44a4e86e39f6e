import { useListContext } from 'react-admin';
import { DayInput } from '../../form/fields/day-input.tsx';
import { dayOf, momentOf } from '../../values/times/days.ts';
import { zoneText } from '../../values/times/zone.ts';
import { translate } from '../../messages/translate.ts';

type Props = { source: 'from' | 'to'; label: string };

/** A day of the company's calendar: `from` its first moment, `to` the one after its last. */
export const DayFilter = ({ source, label }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const days = source === 'to' ? 1 : 0;
  const day = dayOf(filterValues[source], -days);
  const change = (typed: string) => {
    const { [source]: _, ...others } = filterValues;
    const moment = momentOf(typed, days);
    setFilters(moment ? { ...others, [source]: moment } : others);
  };
  return (
    <div className="pick">
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <DayInput
        id={`filter-${source}`}
        title={translate('grid.companyDay', { zone: zoneText() })}
        keepsLast
        value={day}
        change={change}
      />
    </div>
  );
};

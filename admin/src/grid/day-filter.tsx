import { useListContext } from 'react-admin';
import { dayOf, momentOf } from '../values/days.ts';

type Props = { source: 'from' | 'to'; label: string };

/** A day of the reader's calendar: `from` its first moment, `to` the one after its last. */
export const DayFilter = ({ source, label }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const days = source === 'to' ? 1 : 0;
  const change = (day: string) => {
    const { [source]: _, ...others } = filterValues;
    const moment = momentOf(day, days);
    setFilters(moment ? { ...others, [source]: moment } : others);
  };
  return (
    <div className="pick">
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <input
        id={`filter-${source}`}
        type="date"
        value={dayOf(filterValues[source], -days)}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
};

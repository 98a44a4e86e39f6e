import { DayInput } from '../../form/fields/day-input.tsx';
import { dayOf, momentOf } from '../../values/times/days.ts';
import { zoneText } from '../../values/times/zone.ts';
import { translate } from '../../messages/translate.ts';
import { useFilter } from './use-filter.ts';

type Props = { source: 'from' | 'to' | 'stageSince' | 'stageBefore'; label: string };

/** A day of the company's calendar: its first moment, or for `to` and `stageBefore` the one after its last. */
export const DayFilter = ({ source, label }: Props) => {
  const [moment, set] = useFilter(source);
  const days = source === 'to' || source === 'stageBefore' ? 1 : 0;
  return (
    <div className="pick">
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <DayInput
        id={`filter-${source}`}
        title={translate('grid.companyDay', { zone: zoneText() })}
        keepsLast
        value={dayOf(moment, -days)}
        change={(day) => set(momentOf(day, days))}
      />
    </div>
  );
};

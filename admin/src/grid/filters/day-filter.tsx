import { DayInput } from '../../form/fields/day-input.tsx';
import { dayOf, lastDayBefore, momentOf } from '../../values/times/days.ts';
import { zoneText } from '../../values/times/zone.ts';
import { translate } from '../../messages/translate.ts';
import { useFilter } from './use-filter.ts';

/** Whether the day is the last one: its moment is the first one after it. */
const isLast = {
  from: false,
  to: true,
  until: true,
  stageSince: false,
  stageBefore: true,
  leftSince: false,
  leftBefore: true,
  answeredSince: false,
  answeredBefore: true,
};

type Props = { source: keyof typeof isLast; label: string };

/** A day of the company's calendar: its first moment, or for a last day the one after it. */
export const DayFilter = ({ source, label }: Props) => {
  const [moment, set] = useFilter(source);
  return (
    <div className="pick">
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <DayInput
        id={`filter-${source}`}
        title={translate('grid.companyDay', { zone: zoneText() })}
        keepsLast
        value={isLast[source] ? lastDayBefore(moment) : dayOf(moment)}
        change={(day) => set(momentOf(day, isLast[source] ? 1 : 0))}
      />
    </div>
  );
};

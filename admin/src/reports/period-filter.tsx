import { DayInput } from '../form/fields/day-input.tsx';
import { translate } from '../messages/translate.ts';
import { daysUntil, type Period } from './period.ts';

const spans = [
  [7, 'reports.period.sevenDays'],
  [30, 'reports.period.thirtyDays'],
  [90, 'reports.period.ninetyDays'],
  [365, 'reports.period.year'],
] as const;

type Props = { period: Period; today: string | undefined; change: (period: Period) => void; fault: string | undefined };

/** The days that the reports are about: up to today in one step, or any first and last day. */
export const PeriodFilter = ({ period, today, change, fault }: Props) => (
  <form className="period" aria-label={translate('reports.period.label')} onSubmit={(event) => event.preventDefault()}>
    <div className="spans" role="group" aria-label={translate('reports.period.upToToday')}>
      {spans.map(([days, text]) => {
        const span = today === undefined ? undefined : daysUntil(today, days);
        const pressed = span?.from === period.from && span.to === period.to;
        return (
          <button
            key={days}
            type="button"
            className="button"
            aria-pressed={pressed}
            disabled={!span}
            onClick={() => span && change(span)}
          >
            {translate(text)}
          </button>
        );
      })}
    </div>
    <div className="ends">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="pick">
          <label htmlFor={`period-${end}`} className="mono">
            {end === 'from' ? translate('fields.from') : translate('fields.to')}
          </label>
          <DayInput
            id={`period-${end}`}
            keepsLast
            value={period[end]}
            aria-invalid={fault !== undefined}
            aria-describedby="period-fault"
            change={(day) => change({ ...period, [end]: day })}
          />
        </div>
      ))}
    </div>
    <p id="period-fault" className="error" role="status">
      {fault}
    </p>
  </form>
);

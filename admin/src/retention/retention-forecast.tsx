import type { Retention, Schemas } from '@frontdoor/contract';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { countText, firstGoesText, nextRoundText } from './forecast-texts.ts';
import { kindText } from './kinds.ts';
import './retention.css';

type Forecast = Schemas['RetentionForecastView'];

const Row = ({ forecast }: { forecast: Forecast }) => (
  <tr>
    <th scope="row">{kindText(forecast.kind)}</th>
    {forecast.keepDays === null ? (
      <td colSpan={3} className="soft">
        {translate('retention.forecast.forGood')}
      </td>
    ) : (
      <>
        <td>{countText(forecast.due)}</td>
        <td>{countText(forecast.soon)}</td>
        <td>{firstGoesText(forecast)}</td>
      </>
    )}
  </tr>
);

/** What goes at the next round, and within 30 days, by kind. */
export const RetentionForecast = ({ lastRound: { nextAt } }: Pick<Retention, 'lastRound'>) => {
  const query = useRead(reads.retentionForecast());
  return (
    <Part title={translate('retention.forecast.heading')}>
      <p>
        {nextRoundText(nextAt)} <span className="soft">{translate('retention.forecast.soonIncludes')}</span>
      </p>
      <Reading query={query} what={translate('retention.forecast.preview')}>
        {(kinds) => (
          <table className="plain-table forecast-table">
            <thead>
              <tr>
                <th scope="col">{translate('fields.kind')}</th>
                <th scope="col">{translate('retention.forecast.goesNext')}</th>
                <th scope="col">{translate('retention.forecast.inDays')}</th>
                <th scope="col">{translate('retention.forecast.firstGoes')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map((forecast) => (
                <Row key={forecast.kind} forecast={forecast} />
              ))}
            </tbody>
          </table>
        )}
      </Reading>
    </Part>
  );
};

import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { dateText } from '../values/times/dates.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';
import { kindText } from './kinds.ts';
import { numeral } from '../messages/numeral.ts';

export const RetentionForecast = () => {
  const query = useRead(reads.retentionForecast());
  return (
    <Part title={translate('retention.forecast.heading')}>
      <Reading query={query} what={translate('retention.forecast.preview')}>
        {(kinds) => (
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{translate('fields.kind')}</th>
                <th scope="col">{translate('retention.forecast.wouldGo')}</th>
                <th scope="col">{translate('retention.forecast.oldestSince')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, due, oldest }) => (
                <tr key={kind}>
                  <th scope="row">{kindText(kind)}</th>
                  <td>{numeral(due)}</td>
                  <td>{oldest ? dateText(oldest) : translate('values.none')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Reading>
    </Part>
  );
};
